import { type Locale, readLocale } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';

/** The language that the page is in: where texts are had from another one in its place, that one, so that figures are written as words are. */
export function useLocale(): Locale {
	const { i18n } = useTranslation();
	return readLocale(i18n.resolvedLanguage ?? i18n.language);
}
