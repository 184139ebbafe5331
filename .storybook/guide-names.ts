import { fold } from '../packages/forms/src/text/fold.ts';

/** What components are called in Vietnamese, by the path of their stories as the index writes it. */
export type GuideNames = Readonly<Record<string, string>>;

/** Where they are served, beside the manager's page. */
export const guideNamesFile = 'guide-names.json';

/** What a search looks through: every name by itself, as it is written and as it is typed without marks. */
export function searchWords(name: string): string[] {
	const names = name.split(',').map((each) => each.normalize('NFC').trim());
	return [...new Set(names.flatMap((each) => [each, fold(each)]))].filter(Boolean);
}
