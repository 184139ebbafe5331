import { type Locale, readLocale } from '@ancu/forms/format';
import type { ParseKeys } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What the parts of a card are said in. */
export interface CardWords {
	t: (key: ParseKeys<'listing'>, values?: Readonly<Record<string, string | number>>) => string;
	locale: Locale;
}

/** Asked for once by a list or a card and taken along by its parts: lists have hundreds of them, and each subscription costs. */
export function useCardWords(): CardWords {
	const { t, i18n } = useTranslation('listing');
	const locale = readLocale(i18n.language);
	return useMemo(() => ({ t: (key, values = {}) => t(key, values), locale }), [t, locale]);
}
