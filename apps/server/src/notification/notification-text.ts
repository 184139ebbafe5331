import {
	formatDate,
	formatDateTime,
	formatMoney,
	formatMoneyExact,
	formatNumber,
	type Locale,
} from '@ancu/forms/format';
import { escapeMarkup } from '../escape-markup.ts';
import { type Kinds, tags } from './tags.ts';
import { messageText } from './texts.ts';

const WORDS_MAX = 300;

/** What a notification says is made of. */
export interface Said {
	tag: string;
	params: Record<string, unknown>;
}

/** As much of what somebody wrote as is shown. */
export function shorten(text: string): string {
	if (text.length <= WORDS_MAX) return text;
	// An emoji has two units: half of one is no letter.
	return `${text
		.slice(0, WORDS_MAX)
		.replace(/\p{Cs}$/u, '')
		.trimEnd()}…`;
}

/** The heading of a notification; nothing personal. */
export function titleOf({ tag }: Pick<Said, 'tag'>, locale: Locale): string {
	return messageText(`notification.${known(tag)}.title`, {}, locale);
}

/** What a notification says, as plain text. */
export function bodyOf(said: Said, locale: Locale): string {
	return say(said, locale, (text) => text);
}

/** The same as HTML: our own words, and in them what others wrote, escaped; names and figures stand out. */
export function htmlOf(said: Said, locale: Locale): string {
	return say(said, locale, (text, kind) => {
		const safe = escapeMarkup(text);
		return kind === 'words' || kind === 'refund' ? safe : `<strong>${safe}</strong>`;
	});
}

function say({ tag, params }: Said, locale: Locale, dress: (text: string, kind: keyof Kinds) => string): string {
	const kinds: Readonly<Record<string, keyof Kinds>> = tags[tag as keyof typeof tags] ?? {};
	const texts = Object.entries(kinds).flatMap(([name, kind]) => {
		const value = params[name];
		const text = formats[kind](value as never, locale);
		if (kind !== 'count') return [[name, dress(text, kind)]];
		// The number decides about the plural and is shown as `formatted`.
		return [
			[name, Number(value)],
			['formatted', text],
		];
	});
	return messageText(`notification.${known(tag)}.body`, Object.fromEntries(texts), locale);
}

// Another version of this program may have written the row.
function known(tag: string): string {
	return Object.hasOwn(tags, tag) ? tag : 'other';
}

const formats: { [Kind in keyof Kinds]: (value: Kinds[Kind], locale: Locale) => string } = {
	name: String,
	words: shorten,
	money: formatMoneyExact,
	price: (dong, locale) => (dong === null ? messageText('value.negotiable', {}, locale) : formatMoney(dong, locale)),
	rent: (dong, locale) =>
		dong === null
			? formats.price(dong, locale)
			: messageText('value.perMonth', { price: formats.price(dong, locale) }, locale),
	moment: formatDateTime,
	day: formatDate,
	count: (value, locale) => formatNumber(Number(value), locale),
	refund: (dong, locale) =>
		dong > 0 ? ` ${messageText('value.refund', { amount: formatMoneyExact(dong, locale) }, locale)}` : '',
};
