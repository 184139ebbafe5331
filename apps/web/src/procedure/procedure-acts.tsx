import { useDeleteProcedureMutation, useUpdateProcedureMutation } from '@ancu/api/procedure';
import { useToast } from '@ancu/ui/primitives/toast';
import { type ProcedureAct, ProcedureActDialog } from '@ancu/ui/procedure';
import { useTranslation } from 'react-i18next';
import { unlessGone } from '../data/unless-gone.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGoOn } from '../shell/use-go.ts';
import { procedureListHref } from './procedure-address.ts';

interface ProcedureActsProps {
	/** What is asked; undefined while nothing is. */
	act: ProcedureAct | undefined;
	onClose: () => void;
	/** It was changed: look at it again. */
	onChanged: () => Promise<unknown>;
}

/** Renames a procedure or deletes it, once that is confirmed. */
export function ProcedureActs({ act, onClose, onChanged }: ProcedureActsProps) {
	const { t } = useTranslation('web');
	const goOn = useGoOn();
	const toast = useToast();
	const submit = useSubmit();
	const update = useUpdateProcedureMutation();
	const remove = useDeleteProcedureMutation();
	return (
		<ProcedureActDialog
			act={act}
			onClose={onClose}
			onUpdate={({ id }, data) =>
				submit(async () => {
					await update.mutateAsync({ id, data });
					await onChanged();
				})
			}
			onDelete={({ id }) => submit(() => unlessGone(remove.mutateAsync({ id })))}
			onDone={({ action }) => {
				toast({ kind: 'success', message: t(`procedure.done.${action}`) });
				if (action === 'DELETE') goOn(procedureListHref(), { replace: true });
			}}
		/>
	);
}
