import { readReleases, readWaiting } from './read-changes.ts';

const changelogs = import.meta.glob<string>('../../../../*/CHANGELOG.md', {
	eager: true,
	query: '?raw',
	import: 'default',
});
const changesets = import.meta.glob<string>('../../../../../.changeset/*.md', {
	eager: true,
	query: '?raw',
	import: 'default',
});

/** Packages that were published, by their changelogs. */
export const packages = Object.entries(changelogs).map(([file, markdown]) => ({
	name: `@ancu/${file.split('/').at(-2)}`,
	releases: readReleases(markdown),
}));

/** What waits for the next version. */
export const waiting = Object.values(changesets).flatMap((markdown) => readWaiting(markdown) ?? []);
