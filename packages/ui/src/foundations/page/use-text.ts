import { type ContentLocale, localized } from '@ancu/forms/format';
import { useLocale } from '../../i18n/use-locale.ts';

/** Something in each language that the design system is written in. */
export type InEach<Value = string> = Readonly<Record<ContentLocale, Value>>;

/** What a page says, in the language of the toolbar. */
export function useText<Value>(text: InEach<Value>): Value {
	return localized(text, useLocale());
}
