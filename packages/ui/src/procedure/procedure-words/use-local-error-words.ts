import { useTranslation } from 'react-i18next';

/** Words for what is wrong with a field of what staff write in both languages, by its path, as `steps.0.title.en`, and the code. */
export function useLocalErrorWords(what: 'template' | 'document'): (path: string, code: string) => string {
	const { t, i18n } = useTranslation(['procedure', 'translation']);
	return (path, code) => {
		// A text is wrong in one of its languages.
		const field = path.split('.').findLast((part) => !/^(\d+|vn|en)$/.test(part));
		const key = `error.${what}.${field}.${code}`;
		return i18n.exists(key, { ns: 'procedure' })
			? t(key as 'error.template.title.required')
			: t('translation:valueRefused');
	};
}
