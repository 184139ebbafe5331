import type { FieldError } from '@ancu/forms/error';
import { useTranslation } from 'react-i18next';
import type { Texts } from '../i18n/index.ts';

type Params = FieldError['params'];

/**
 * Words for what is wrong with a field, from the code that its domain's rules speak. Takes a form's `errorOf`; `params` are the
 * figures that the words name, as a limit. A code that this version does not know still says something.
 */
export function useErrorWords<Path extends string>(
	domain: keyof Texts,
	errorOf: (path: Path) => string | undefined,
	params?: Params | ((path: Path) => Params),
): (path: Path) => string | undefined {
	const { t, i18n } = useTranslation([domain, 'translation']);
	return (path) => {
		const code = errorOf(path);
		if (!code) return undefined;
		// Of a row of a list the words are the same in each.
		const key = `error.${path.replace(/\.\d+/g, '')}.${code}`;
		const figures = (typeof params === 'function' ? params(path) : params) ?? {};
		// Words that count are there under their plural alone.
		return i18n.exists(key, { ns: domain, ...figures })
			? t(`${domain}:${key}` as 'account:error.username.required', figures)
			: t('translation:valueRefused');
	};
}
