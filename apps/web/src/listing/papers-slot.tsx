import type { UploadPurpose } from '@ancu/api/schema';
import type { PaperValue } from '@ancu/forms/file';
import { PaperField, type PaperFieldProps } from '@ancu/ui/translation';
import { useState } from 'react';
import { useUpload } from '../file/use-upload.ts';
import { type UploadState, useUploadState } from '../file/use-upload-state.ts';

interface PapersSlotProps extends Omit<PaperFieldProps, 'value' | 'upload'> {
	purpose: UploadPurpose;
	/** Those that are there when the form begins. */
	initial: readonly PaperValue[];
	/** Told whether papers are on their way or did not arrive, and where those that are here can be seen. */
	onState: (state: UploadState) => void;
}

/** Papers in the listing form: sent at once, and kept by what the server calls them. */
export function PapersSlot({ purpose, initial, onChange, onState, ...field }: PapersSlotProps) {
	const upload = useUpload(purpose);
	const stateOf = useUploadState();
	const [papers, setPapers] = useState(initial);
	return (
		<PaperField
			{...field}
			value={papers}
			upload={upload}
			onChange={(next) => {
				setPapers(next);
				onChange(next);
				onState(stateOf(next));
			}}
		/>
	);
}
