import { useEffect } from 'react';
import { type API, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { type GuideNames, guideNamesFile, searchWords } from '../guide-names.ts';

type Index = NonNullable<ReturnType<API['getIndex']>>;

const ANCHOR = 'guide';

/** Lets the sidebar's search find components by what they are called in Vietnamese. Draws nothing. */
export function NameComponents() {
	const api = useStorybookApi();
	const { internal_index: index } = useStorybookState();

	useEffect(() => {
		if (!index || isNamed(index)) return;
		let isOver = false;
		readNames()
			.then((names) => (isOver ? undefined : api.setIndex(withNames(index, names))))
			.catch((error: unknown) => console.warn('Components cannot be found by their Vietnamese names.', error));
		return () => {
			isOver = true;
		};
	}, [api, index]);

	return null;
}

async function readNames(): Promise<GuideNames> {
	const response = await fetch(`./${guideNamesFile}`);
	if (!response.ok) throw new Error(`${guideNamesFile}: ${response.status}`);
	return response.json();
}

/** Its page takes the names: ids, titles and the labels of the sidebar stay as they are. */
function withNames(index: Index, names: GuideNames): Index {
	const entries = Object.entries(index.entries).map(([id, entry]) => {
		const name = entry.type === 'docs' ? names[entry.importPath] : undefined;
		if (!name) return [id, entry];
		return [id, { ...entry, name, anchors: searchWords(name).map((title) => ({ id: ANCHOR, title })) }];
	});
	return { ...index, entries: Object.fromEntries(entries) };
}

function isNamed(index: Index): boolean {
	return Object.values(index.entries).some(
		(entry) => entry.type === 'docs' && 'anchors' in entry && entry.anchors?.[0]?.id === ANCHOR,
	);
}
