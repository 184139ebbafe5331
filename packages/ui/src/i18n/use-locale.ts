import { type Locale, locales } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';

/** The language that the page is in. */
export function useLocale(): Locale {
	const { i18n } = useTranslation();
	return locales.find((locale) => locale === i18n.language) ?? 'vn';
}
