type Texts = { [key: string]: string | Texts };

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'áƀčďéƒǧĥíĵķĺɱňóƥʠřšťúṽŵẋýžÁɃČĎÉƑǦĤÍĴĶĹḾŇÓƤɊŘŠŤÚṼŴẊÝŽ';

// What i18next fills in or nests, and the tags that a text puts around words, stay as they are.
const kept = /({{.*?}}|\$t\(.*?\)|<\/?\d+>)/;

/**
 * A text as a language would have it that is longer than English and full of marks: `[Šéňď ŕéqúéšť ~~~~~]`. Short words grow to
 * double, sentences by two fifths, as translations do. Who reads it sees what is cut off, and what is no text of a file at all.
 */
export function pseudoText(text: string): string {
	const words = text.split(kept).map((part) => (kept.test(part) ? part : [...part].map(mark).join('')));
	const more = Math.ceil(text.length * (text.length < 12 ? 1 : 0.4));
	return text ? `[${words.join('')} ${'~'.repeat(more)}]` : text;
}

const mark = (letter: string) => marked[plain.indexOf(letter)] ?? letter;

/** A file of texts in the pseudo-language, made from English. */
export function pseudoTexts(texts: Texts): Texts {
	return Object.fromEntries(
		Object.entries(texts).map(([key, value]) => [
			key,
			typeof value === 'string' ? pseudoText(value) : pseudoTexts(value),
		]),
	);
}

/** What a language's file says of the pseudo-language. */
export const pseudoLanguage = {
	tag: 'en-XA',
	label: pseudoText('Pseudo'),
	icon: 'XA',
	content: 'en',
	units: {
		billion: pseudoText('billion'),
		million: pseudoText('million'),
		thousand: pseudoText('thousand'),
		one: pseudoText('dong'),
	},
	currency: '₫',
	justNow: pseudoText('just now'),
};
