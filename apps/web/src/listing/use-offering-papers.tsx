import type { OwnOfferingFragment } from '@ancu/api/listing';
import { storedPaper } from '@ancu/forms/file';
import { type DocumentKind, documentKinds } from '@ancu/forms/invest';
import type { OfferingPapersControl } from '@ancu/ui/listing';
import { useState } from 'react';
import type { UploadState } from '../file/use-upload-state.ts';
import { PapersSlot } from './papers-slot.tsx';

/** The papers of an offering in the listing form: the field of each kind, what is still on its way, and where each can be seen. */
export function useOfferingPapers(known: OwnOfferingFragment['documents']) {
	const [states, setStates] = useState<{ [Kind in DocumentKind]?: UploadState }>({});
	const shown = documentKinds.flatMap((kind) => states[kind] ?? []);
	const urls = new Map([
		...known.map(({ id, url }) => [id, url] as const),
		...shown.flatMap((state) => [...state.urls]),
	]);
	return {
		field: ({ documents, kind, onChange, ...field }: OfferingPapersControl) => (
			<PapersSlot
				{...field}
				purpose="OFFERING_FILE"
				initial={documents.map((document) => storedPaper(known.find(({ id }) => id === document.id) ?? document))}
				onChange={(papers) => onChange(papers.flatMap(({ id, name }) => (id ? [{ kind, id, name }] : [])))}
				onState={(state) => setStates((others) => ({ ...others, [kind]: state }))}
			/>
		),
		/** Why it cannot be sent yet. */
		waiting: shown.find(({ waiting }) => waiting)?.waiting,
		urls,
	};
}
