import sizes from '../../packages/sizes.json' with { type: 'json' };
import type { GuideFacts } from '../../packages/ui/src/foundations/guide/guide-head.tsx';
import { entryPoint } from '../cost.ts';

/** The address of the repository's files on the web, as `https://example.com/blob/main`. */
const repository: string | undefined = import.meta.env.STORYBOOK_SOURCE_URL;

/** What is known of a component by its stories. */
export function factsOf(file: string, stories: readonly { playFunction?: unknown }[]): GuideFacts {
	const entry = entryPoint(file, sizes);
	const folder = file.replace(/^\.\//, '').replace(/\/[^/]+$/, '');
	return {
		size: entry ? { entry, kilobytes: (sizes as Record<string, number>)[entry] ?? 0 } : undefined,
		stories: { all: stories.length, played: stories.filter(({ playFunction }) => playFunction).length },
		source: { folder, href: repository ? `${repository.replace(/\/$/, '')}/${folder}` : undefined },
	};
}
