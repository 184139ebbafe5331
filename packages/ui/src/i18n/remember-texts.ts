import type { i18n } from 'i18next';

/** Far more than pages say in one language; ages and sizes differ without end. */
const MOST = 5_000;

type Values = Readonly<Record<string, unknown>>;
type Say = (key: string, values?: Values, ...more: unknown[]) => unknown;
/** What it does with keys of any namespace, of which its types know none. */
interface Texts {
	getFixedT: (language: unknown, namespaces?: unknown, prefix?: unknown, ...more: unknown[]) => Say;
}

/**
 * Lets texts have at hand what they said before. i18next walks through languages, namespaces and plurals for each word, and pages say
 * the same words again and again: a quarter of what drawing a list took. For an instance that has been started.
 */
export function rememberTexts(instance: i18n): void {
	const said = new Map<string, string>();
	const forget = () => said.clear();
	instance.store.on('added', forget);
	instance.store.on('removed', forget);

	const texts = instance as unknown as Texts;
	const makeT = texts.getFixedT;
	texts.getFixedT = (language, namespaces, prefix, ...more) => {
		const t = makeT(language, namespaces, prefix, ...more);
		// It speaks the language of the moment.
		if (!language) return t;
		const where = `${language} ${namespaces} ${prefix}`;
		const remembering: Say = (key, values, ...more) => {
			if (more.length > 0) return t(key, values, ...more);
			const question = questionOf(`${where} ${key}`, values);
			const before = question && said.get(question);
			if (before !== undefined) return before;
			const words = t(key, values);
			if (question && typeof words === 'string') {
				if (said.size >= MOST) said.clear();
				said.set(question, words);
			}
			return words;
		};
		return Object.assign(remembering, t);
	};
}

/** Undefined where a value is not plain: what is said of such a one may differ from one moment to the next. */
function questionOf(key: string, values: Values = {}): string | undefined {
	let question = key;
	for (const name in values) {
		const value = values[name];
		if (typeof value === 'object' || typeof value === 'function') return undefined;
		question += `\0${name}\0${value}`;
	}
	return question;
}
