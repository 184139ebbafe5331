import type { OwnOfferingFragment } from '@ancu/api/listing';
import { type PaperValue, storedPaper } from '@ancu/forms/file';
import type { OfferingPapersControl } from '@ancu/ui/listing';
import { PaperField } from '@ancu/ui/planning';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { objectUrl } from '../file/object-url.ts';
import { useUpload } from '../file/use-upload.ts';
import type { PhotoState } from './photo-slot.tsx';

interface OfferingPapersSlotProps {
	control: OfferingPapersControl;
	/** The documents that the offering has. */
	known: OwnOfferingFragment['documents'];
	/** Told whether papers of this kind are on their way or did not arrive, and where those that are here can be seen. */
	onState: (state: PhotoState) => void;
}

/** Papers of one kind in the offering of a listing: sent at once, and kept by what the server calls them. */
export function OfferingPapersSlot({ control, known, onState }: OfferingPapersSlotProps) {
	const { documents, kind, onChange, ...field } = control;
	// Few who post offer shares: the words of papers come when they do.
	const { ready } = useTranslation('planning');
	const upload = useUpload('OFFERING_FILE');
	const [papers, setPapers] = useState<readonly PaperValue[]>(() =>
		documents.map((document) => storedPaper(known.find(({ id }) => id === document.id) ?? document)),
	);
	if (!ready) return <Skeleton />;
	return (
		<PaperField
			{...field}
			value={papers}
			upload={upload}
			onChange={(next) => {
				setPapers(next);
				onChange(next.flatMap(({ id, name }) => (id ? [{ kind, id, name }] : [])));
				onState({ waiting: waitingFor(next), urls: urlsOf(next) });
			}}
		/>
	);
}

function waitingFor(papers: readonly PaperValue[]): PhotoState['waiting'] {
	if (papers.some(({ status }) => status === 'waiting')) return 'uploading';
	return papers.some(({ status }) => status === 'failed') ? 'failed' : null;
}

function urlsOf(papers: readonly PaperValue[]): PhotoState['urls'] {
	return new Map(
		papers.flatMap(({ id, url, file }): [string, string][] => {
			const address = url ?? (file && objectUrl(file));
			return id && address ? [[id, address]] : [];
		}),
	);
}
