import { useTranslation } from 'react-i18next';

/** Words for what is wrong with a field of the wallet's forms. `params`: what their words name, as a limit. */
export function useErrorWords<Path extends string>(
	errorOf: (path: Path) => string | undefined,
	params: { max?: string } = {},
): (path: Path) => string | undefined {
	const { t } = useTranslation('wallet');
	return (path) => {
		const code = errorOf(path);
		return code && t(`error.${path}.${code}` as 'error.number.required', params);
	};
}
