import { useState } from 'react';
import type { ProcedureNext } from '../procedure-model.ts';

/** Which steps and substeps are open: at first what comes next. Nothing closes by itself, so that nothing moves away under a finger. */
export function useOpenParts(next: Pick<ProcedureNext, 'stepId' | 'substepId'> | null) {
	const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(next ? [next.stepId, next.substepId] : []));
	const [seen, setSeen] = useState(next?.stepId);
	// Once a step is done, what is to be done in the one after it is shown.
	if (next && next.stepId !== seen) {
		setSeen(next.stepId);
		setOpen(new Set([...open, next.stepId]));
	}
	return {
		isOpen: (id: string) => open.has(id),
		toggle: (id: string) => {
			const others = new Set(open);
			if (!others.delete(id)) others.add(id);
			setOpen(others);
		},
		/** Opens a substep and its step. */
		show: ({ stepId, substepId }: Pick<ProcedureNext, 'stepId' | 'substepId'>) =>
			setOpen(new Set([...open, stepId, substepId])),
	};
}
