import { type Locale, readLocale } from '@ancu/forms/format';
import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** What the parts of a card are said in. */
export interface CardWords {
	t: (key: ParseKeys<'listing'>, values?: Readonly<Record<string, string | number>>) => string;
	locale: Locale;
}

// By the texts that they are made of: another language, or texts that are loaded anew, are other words.
const known = new WeakMap<object, CardWords>();

/** Asked for once by a list or a card and taken along by its parts: lists have hundreds of them, and each subscription costs. */
export function useCardWords(): CardWords {
	const { t, i18n } = useTranslation('listing');
	const texts: object = i18n.getResourceBundle(i18n.language, 'listing') ?? t;
	const words = known.get(texts) ?? { t: remembering(t), locale: readLocale(i18n.language) };
	known.set(texts, words);
	return words;
}

/** Far more than a list has at once. */
const MOST = 2_000;

/** The same, with what was said before at hand: cards say few different things, some thousand times. */
function remembering(t: TFunction<'listing'>): CardWords['t'] {
	const said = new Map<string, string>();
	return (key, values = {}) => {
		const question = [key, ...Object.values(values)].join(' ');
		const before = said.get(question);
		if (before !== undefined) return before;
		if (said.size >= MOST) said.clear();
		const words = t(key, values);
		said.set(question, words);
		return words;
	};
}
