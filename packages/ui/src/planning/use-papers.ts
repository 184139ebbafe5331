import { faultOfPapers, type PaperValue, storedPaper } from '@ancu/forms/file';
import type { Submit, SubmitFailure } from '@ancu/forms/form';
import type { KeptPaper } from '@ancu/forms/planning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanningPaper } from './planning-check-model.ts';

export interface PapersOptions {
	/** Field of the contract's input that they go into. */
	field: 'fileIds' | 'fileLinkIds';
	/** What the form begins with. */
	kept: readonly KeptPaper[] | undefined;
	/** Where those that the server has can be opened. */
	files: readonly PlanningPaper[];
}

export interface Papers {
	/** For `PaperField`. */
	value: readonly PaperValue[];
	/** Whether some have not arrived. */
	isWaiting: boolean;
	/** Takes what `PaperField` tells; returns what the form is to keep: those that have arrived. */
	take: (value: readonly PaperValue[]) => KeptPaper[];
	/** Lets nothing be sent before all have arrived, and marks those that the server does not have any more. */
	guard: <Values>(send: Submit<Values>) => Submit<Values>;
}

/** The papers of a form, as they are chosen, sent and refused. */
export function usePapers({ field, kept, files }: PapersOptions): Papers {
	const { t } = useTranslation('planning');
	const [taken, setTaken] = useState<readonly PaperValue[]>(() =>
		(kept ?? []).map(({ id, name }) =>
			storedPaper({ id, name, url: files.find((file) => file.id === id)?.url ?? null }),
		),
	);
	/** What the server does not have any more: apart, as the field knows nothing of it while an upload ends. */
	const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
	const value = taken.map(
		(paper): PaperValue =>
			paper.id !== null && gone.has(paper.id)
				? { ...paper, file: null, status: 'failed', failure: t(`error.${field}.unknown`) }
				: paper,
	);

	function markGone({ fields = [] }: SubmitFailure): void {
		const isGone = (index: number) => fields.some(({ path }) => path === `${field}.${index}`);
		const ids = value.flatMap(({ id }, index) => (id !== null && isGone(index) ? [id] : []));
		if (ids.length > 0) setGone((before) => new Set([...before, ...ids]));
	}

	return {
		value,
		isWaiting: faultOfPapers(value) !== undefined,
		take: (next) => {
			setTaken(next);
			return next.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
		},
		guard: (send) => async (values) => {
			const code = faultOfPapers(value);
			if (code) return { fields: [{ path: field, code }] };
			const refused = await send(values);
			if (refused) markGone(refused);
			return refused;
		},
	};
}
