import { type ContentLocale, type Locale, localized } from '@ancu/forms/format';

/** What something is called in the reader's language; not translated yet, as in Vietnamese. */
export function titleIn(title: Readonly<Record<ContentLocale, string>>, locale: Locale): string {
	return localized(title, locale) || title.vn;
}
