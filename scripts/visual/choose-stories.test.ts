import { expect, it } from 'vitest';
import { chooseStories, isWanted } from './choose-stories.ts';

function story(file: string, name: string, ...tags: string[]) {
	const id = `${file.replaceAll('/', '-')}--${name.toLowerCase().replaceAll(' ', '-')}`;
	return { type: 'story', id, name, importPath: `./packages/ui/src/${file}.stories.tsx`, tags };
}

const names = (...given: ReturnType<typeof story>[]) => chooseStories(given).map(({ name }) => name);
const ids = (...given: ReturnType<typeof story>[]) => chooseStories(given).map(({ id }) => id);

it('takes Default, else the first story', () => {
	const avatar = 'account/avatar/avatar';
	const tag = 'primitives/tag/tag';
	expect(ids(story(avatar, 'Empty'), story(avatar, 'Default'), story(tag, 'Plain'), story(tag, 'Dark'))).toEqual([
		'account-avatar-avatar--default',
		'primitives-tag-tag--plain',
	]);
});

it('names a picture by domain and component', () => {
	expect(names(story('primitives/text-input/search-input', 'Default'))).toEqual(['primitives/search-input']);
	expect(names(story('foundations/colour', 'Tokens'))).toEqual(['foundations/colour']);
});

it('takes the stories that are tagged in place of the main one', () => {
	const file = 'wallet/receipt/receipt';
	expect(names(story(file, 'Default'), story(file, 'Very Long', 'visual'))).toEqual(['wallet/receipt.very-long']);
	expect(names(story(file, 'Default', 'visual'), story(file, 'Very Long', 'visual'))).toEqual([
		'wallet/receipt',
		'wallet/receipt.very-long',
	]);
});

it('pictures a main story as it begins, and a tagged one when it has been played', () => {
	const main = story('account/avatar/avatar', 'Default');
	const tagged = story('primitives/toast/toast', 'Success', 'visual');
	expect(chooseStories([main, tagged]).map(({ isPlayed }) => isPlayed)).toEqual([false, true]);
});

it('leaves out what is tagged so', () => {
	const file = 'map/pin-map/pin-map';
	expect(names(story(file, 'Default', 'no-visual'))).toEqual([]);
	expect(ids(story(file, 'Default', 'no-visual'), story(file, 'Empty'))).toEqual(['map-pin-map-pin-map--empty']);
});

it('leaves out documentation and rules without a look', () => {
	const docs = { ...story('account/avatar/avatar', 'Docs'), type: 'docs' };
	const rules = { ...story('form/use-form', 'Default'), importPath: './packages/forms/src/form/use-form.stories.tsx' };
	expect(names(docs, rules)).toEqual([]);
});

it('refuses two files whose pictures would have one name', () => {
	expect(() => names(story('map/one/pin', 'Default'), story('map/other/pin', 'Default'))).toThrow('map/pin');
});

it.each([
	[[], true],
	[['button'], true],
	[['primitives'], true],
	[['primitives/button'], true],
	[['primitives/button.wide'], true],
	[['butt'], false],
	[['link', 'button'], true],
])('is wanted by %j: %s', (words, outcome) => expect(isWanted('primitives/button.wide', words)).toBe(outcome));
