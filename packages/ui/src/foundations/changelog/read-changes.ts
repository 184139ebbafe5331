/** How much a change asks of those who use the package. */
export type Bump = 'major' | 'minor' | 'patch';

/** One thing that changed. */
export interface Change {
	bump: Bump;
	/** A line for each paragraph; those of a list begin with `- `. Code stands in backticks. */
	text: string;
}

/** A version that was published, with what changed in it. */
export interface Release {
	version: string;
	changes: readonly Change[];
}

/** A change that waits for the next version, and the packages that it is about. */
export interface WaitingChange extends Change {
	packages: readonly string[];
}

const bumps: Readonly<Record<string, Bump>> = { Major: 'major', Minor: 'minor', Patch: 'patch' };

/** The versions of a `CHANGELOG.md` as changesets write it, newest first. */
export function readReleases(markdown: string): Release[] {
	return sections(markdown, '## ').map(({ title, body }) => ({
		version: title,
		changes: sections(body, '### ').flatMap((part) => {
			const bump = bumps[part.title.split(' ')[0] ?? ''];
			return bump ? items(part.body).map((text) => ({ bump, text })) : [];
		}),
	}));
}

/** A file of `.changeset`: packages with their bumps, then what changed; undefined of any other file. */
export function readWaiting(markdown: string): WaitingChange | undefined {
	const [, head, text = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(markdown) ?? [];
	if (head === undefined) return undefined;
	const packages = [...head.matchAll(/^["']?([^"':]+)["']?:\s*(major|minor|patch)\s*$/gm)];
	const largest = (['major', 'minor', 'patch'] as const).find((bump) => packages.some(([, , given]) => given === bump));
	return largest && { packages: packages.map(([, name = '']) => name), bump: largest, text: lines(text) };
}

function sections(markdown: string, mark: string): { title: string; body: string }[] {
	return `\n${markdown}`
		.split(`\n${mark}`)
		.slice(1)
		.map((section) => {
			const [title = '', ...rest] = section.split('\n');
			return { title: title.trim(), body: rest.join('\n') };
		});
}

/** Points of a list, without the commit that changesets put before them. */
function items(markdown: string): string[] {
	return `\n${markdown}`
		.split(/\n- /)
		.slice(1)
		.map((item) => lines(item).replace(/^[0-9a-f]{7,40}: /, ''));
}

/** Each paragraph and each point of a list on a line of its own, however they were broken. */
function lines(markdown: string): string {
	return markdown
		.split(/\n\s*\n|\n(?=\s*- )/)
		.map((part) => part.replaceAll(/\s+/g, ' ').trim())
		.filter((part) => part !== '')
		.join('\n');
}
