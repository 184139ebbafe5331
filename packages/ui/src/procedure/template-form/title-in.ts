import { type Locale, localized } from '@ancu/forms/format';

/** What a step of a template is called, as it is typed. */
export interface Titled {
	vn: string;
	en: string;
}

/** What the reader reads of it: not translated yet, it is called as in Vietnamese. */
export function titleIn(title: Titled, locale: Locale): string {
	return localized(title, locale) || title.vn;
}
