/** What Storybook's index says of a story, as far as it matters here. */
export interface IndexEntry {
	type: string;
	id: string;
	name: string;
	importPath: string;
	tags?: readonly string[];
}

/** A story that has pictures. */
export interface Subject {
	id: string;
	/** Domain and component, as `account/avatar`; with the story's name behind a dot where it is not the main one. */
	name: string;
	/** What becomes of it is pictured, not how it begins. */
	isPlayed: boolean;
}

/**
 * The stories of the looks that have pictures: of each file the one named Default, else the first, or those tagged `visual` in
 * its place. The main one is pictured as it begins, a tagged one when it has been played. A story or a file tagged `no-visual`
 * has none.
 */
export function chooseStories(entries: readonly IndexEntry[]): Subject[] {
	const stories = entries.filter(({ type, importPath }) => type === 'story' && importPath.includes('packages/ui/'));
	const files = Map.groupBy(stories, ({ importPath }) => importPath);
	const subjects = [...files].flatMap(([file, all]) => {
		const allowed = all.filter(({ tags = [] }) => !tags.includes('no-visual'));
		const tagged = allowed.filter(({ tags = [] }) => tags.includes('visual'));
		const main = allowed.find(({ name }) => name === 'Default') ?? allowed[0];
		return (tagged.length > 0 ? tagged : main ? [main] : []).map((story) => ({
			id: story.id,
			isPlayed: tagged.length > 0,
			name: story === main ? nameOf(file) : `${nameOf(file)}.${story.id.split('--')[1]}`,
		}));
	});
	const twice = subjects.find(({ name }, index) => subjects.findIndex((other) => other.name === name) !== index);
	if (twice) throw new Error(`Two files of stories would have the pictures ${twice.name}: name one of them otherwise.`);
	return subjects.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Whether one of the words is the name of what is pictured, or of its domain; without words everything is wanted. */
export function isWanted(name: string, words: readonly string[]): boolean {
	const withoutStory = name.split('.')[0] ?? '';
	const [domain, component] = withoutStory.split('/');
	return words.length === 0 || words.some((word) => [name, withoutStory, domain, component].includes(word));
}

function nameOf(file: string): string {
	const parts = file.replace(/^.*packages\/ui\/src\//, '').split('/');
	return `${parts[0]}/${parts.at(-1)?.replace('.stories.tsx', '')}`;
}
