import type { ArticlePath } from '@ancu/forms/content/form';
import { useTranslation } from 'react-i18next';

/** Words for what is wrong with a text of an article; nothing where nothing is. */
export function useArticleWords(): (path: ArticlePath | 'cover.image', code: string | undefined) => string | undefined {
	const { t, i18n } = useTranslation('content');
	return (path, code) => {
		if (!code) return undefined;
		const names = path.split('.');
		const name = names[0] === 'cover' ? names[1] : names[0];
		const key = `error.${name}.${code}`;
		return i18n.exists(key, { ns: 'content' }) ? t(key as 'error.title.required') : t('error.body.required');
	};
}
