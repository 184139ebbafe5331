import type { OwnOfferingFragment } from '@ancu/api/listing';
import { type DocumentKind, documentKinds } from '@ancu/forms/invest';
import type { OfferingPapersControl } from '@ancu/ui/listing';
import { useState } from 'react';
import { OfferingPapersSlot } from './offering-papers-slot.tsx';
import type { PhotoState } from './photo-slot.tsx';

/** The papers of an offering in the listing form: the field of each kind, what is still on its way, and where each can be seen. */
export function useOfferingPapers(known: OwnOfferingFragment['documents']) {
	const [states, setStates] = useState<{ [Kind in DocumentKind]?: PhotoState }>({});
	const shown = documentKinds.flatMap((kind) => states[kind] ?? []);
	const urls = new Map([
		...known.map(({ id, url }) => [id, url] as const),
		...shown.flatMap((state) => [...state.urls]),
	]);
	return {
		field: (control: OfferingPapersControl) => (
			<OfferingPapersSlot
				control={control}
				known={known}
				onState={(state) => setStates((others) => ({ ...others, [control.kind]: state }))}
			/>
		),
		/** Why it cannot be sent yet. */
		waiting: shown.find(({ waiting }) => waiting)?.waiting ?? null,
		urls,
	};
}
