import { type Locale, readLocale } from '@ancu/forms/format';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** What the parts of a card are said in. */
export interface CardWords {
	t: TFunction<'listing'>;
	locale: Locale;
}

/** Asked for once by a card and taken along by its parts: lists have hundreds of them, and each subscription costs. */
export function useCardWords(): CardWords {
	const { t, i18n } = useTranslation('listing');
	return { t, locale: readLocale(i18n.language) };
}
