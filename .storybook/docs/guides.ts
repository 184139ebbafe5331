import { useEffect, useState } from 'react';
import type { Guide } from '../../packages/ui/src/foundations/guide/guide.ts';

const guides = import.meta.glob<Guide>('../../packages/ui/src/**/*.guide.ts', { import: 'default' });

/** The guide beside a stories file, by the path that the index has for it: undefined while it comes, null where there is none. */
export function useGuide(stories: string): Guide | null | undefined {
	const load = guides[stories.replace(/^\.\//, '../../').replace(/\.stories\.tsx$/, '.guide.ts')];
	const [loaded, setLoaded] = useState<{ stories: string; guide: Guide }>();

	useEffect(() => {
		let isOver = false;
		load?.().then((guide) => !isOver && setLoaded({ stories, guide }));
		return () => {
			isOver = true;
		};
	}, [load, stories]);

	if (!load) return null;
	return loaded?.stories === stories ? loaded.guide : undefined;
}
