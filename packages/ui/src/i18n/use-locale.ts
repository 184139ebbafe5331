import { type Locale, localeOfTag, locales } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';

/**
 * The language that the page is in, also where an app names it by its tag, `en-GB`. Where texts are had from another language in its
 * place it is that one, so that figures are written as words are.
 */
export function useLocale(): Locale {
	const { i18n } = useTranslation();
	const said = i18n.resolvedLanguage ?? i18n.language;
	return locales.find((code) => code === said) ?? localeOfTag(said);
}
