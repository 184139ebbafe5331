import { type Locale, readLocale } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';

/** The language that the page is in. */
export function useLocale(): Locale {
	const { i18n } = useTranslation();
	return readLocale(i18n.language);
}
