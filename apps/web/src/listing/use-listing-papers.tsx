import type { ListingFormFragment } from '@ancu/api/listing';
import { storedPaper } from '@ancu/forms/file';
import type { FilesControl } from '@ancu/ui/listing';
import { useState } from 'react';
import type { UploadState } from '../file/use-upload-state.ts';
import { PapersSlot } from './papers-slot.tsx';

/** Files that a listing has. */
export type KnownPapers = ListingFormFragment['legalDocumentFiles'];

/** The papers of a listing in its form: a field for each sort, and what is still on its way. */
export function useListingPapers(known: KnownPapers) {
	const [states, setStates] = useState<{ [Field in FilesControl['field']]?: UploadState['waiting'] }>({});
	return {
		field: ({ field, files, onChange, ...control }: FilesControl) => (
			<PapersSlot
				{...control}
				purpose="LISTING_FILE"
				// What a draft has sent is known by no name.
				initial={files.map((file, index) =>
					storedPaper(known.find(({ id }) => id === file) ?? { id: file, name: `${control.label} ${index + 1}` }),
				)}
				onChange={(papers) => onChange(papers.flatMap(({ id }) => id ?? []))}
				onState={({ waiting }) => setStates((others) => ({ ...others, [field]: waiting }))}
			/>
		),
		/** Why it cannot be sent yet. */
		waiting: states.legalDocument ?? states.appraisalDocument,
	};
}
