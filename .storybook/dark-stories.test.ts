import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });

const isTagged = (story: string, tag: string) => new RegExp(`tags: \\[[^\\]]*'${tag}'`).test(story);

it('has another story looked at in the dark wherever the dark one is no test', () => {
	const unseen = files.filter((file) => {
		const stories = readFileSync(path.join(root, file), 'utf8').split(/^export const /m);
		const isLeftOut = stories.some((story) => story.includes("theme: 'dark'") && isTagged(story, '!test'));
		return isLeftOut && !stories.some((story) => isTagged(story, 'dark') && !isTagged(story, '!test'));
	});
	expect(unseen).toEqual([]);
});
