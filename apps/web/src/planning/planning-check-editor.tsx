import type { SubmitFailure } from '@ancu/forms/form';
import type { PlanningRequestValues } from '@ancu/forms/planning';
import { PlanningCheckForm, type PlanningCheckFormProps } from '@ancu/ui/planning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../file/use-upload.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { readPlanningView } from './planning-address.ts';
import { PlotCommune } from './plot-commune.tsx';
import { PlotPin } from './plot-pin.tsx';

interface PlanningCheckEditorProps
	extends Omit<PlanningCheckFormProps, 'commune' | 'map' | 'upload' | 'onDirtyChange' | 'onSubmit'> {
	onSubmit: (values: PlanningRequestValues) => Promise<SubmitFailure | undefined>;
	/** Leads on once it is sent. */
	onDone: () => Promise<void>;
}

/** The form of a request with everything around it: communes, map, papers, the question before it is left. */
export function PlanningCheckEditor({ onSubmit, onDone, ...props }: PlanningCheckEditorProps) {
	const { t } = useTranslation('web');
	const upload = useUpload('PLANNING_FILE');
	const [isDirty, setDirty] = useState(false);
	const [isWaiting, setWaiting] = useState(false);
	// What has not arrived is in no draft.
	const guard = useLeaveGuard(isDirty, {
		text: t(isWaiting ? 'leave.files' : 'planning.leaveKept'),
		loses: isWaiting,
		readOpen: readPlanningView,
	});
	return (
		<>
			<PlanningCheckForm
				{...props}
				commune={(control) => <PlotCommune {...control} />}
				map={(control) => <PlotPin {...control} />}
				upload={upload}
				onDirtyChange={(isUnsaved, waits) => {
					setDirty(isUnsaved);
					setWaiting(waits);
				}}
				onSubmit={async (values) => {
					const refused = await onSubmit(values);
					if (refused) return refused;
					guard.letGo();
					await onDone();
					return undefined;
				}}
			/>
			{guard.dialog}
		</>
	);
}
