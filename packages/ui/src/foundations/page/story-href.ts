/** Where a story or a docs page is opened, from within another story. Globals of no value are left out. */
export function storyHref(story: string, globals: Readonly<Record<string, unknown>> = {}): string {
	const kind = story.endsWith('--docs') ? 'docs' : 'story';
	const set = Object.entries(globals).filter(([, value]) => value !== undefined && value !== '');
	const query = set.map(([name, value]) => `${name}:${value}`).join(';');
	return `./?path=/${kind}/${story}${query && `&globals=${query}`}`;
}
