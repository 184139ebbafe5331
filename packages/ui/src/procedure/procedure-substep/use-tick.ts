import { attempt, type SubmitFailure, useAct } from '@ancu/forms/form';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../primitives/toast/index.ts';
import type { ProcedureSubstep, SubstepChange } from '../procedure-model.ts';

/** Ticks a substep or takes its tick away: one change at a time, what was ticked can be taken back for a while, what was refused says why. */
export function useTick(
	{ title, isDone }: Pick<ProcedureSubstep, 'title' | 'isDone'>,
	onSave: (change: SubstepChange) => Promise<SubmitFailure | undefined>,
) {
	const { t } = useTranslation('procedure');
	const toast = useToast();
	const { pending, failure, run } = useAct();
	const save = async (wanted: boolean) => {
		const refused = await attempt(() => onSave({ isDone: wanted }));
		return refused && { message: refused.message ?? t('tick.failed') };
	};
	const undo = async () => {
		const refused = await save(false);
		if (refused) toast({ kind: 'error', message: refused.message });
	};
	return {
		pending,
		failure,
		tick: async () => {
			const wanted = !isDone;
			if ((await run(() => save(wanted))) && wanted)
				toast({
					kind: 'success',
					message: t('tick.done', { title }),
					action: { label: t('tick.undo'), onAct: () => void undo() },
				});
		},
	};
}
