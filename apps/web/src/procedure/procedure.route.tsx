import { useProcedureQuery, useUpdateProcedureSubStepMutation } from '@ancu/api/procedure';
import { MINUTE_MS } from '@ancu/forms/format';
import { listingHref } from '@ancu/ui/listing';
import { type ProcedureAct, ProcedureScreen, type SavedState } from '@ancu/ui/procedure';
import { Page } from '@ancu/ui/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { nowOf } from '../data/now-of.ts';
import { nullIfGone } from '../data/null-if-gone.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useUpload } from '../file/use-upload.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { ProcedureActs } from './procedure-acts.tsx';
import { procedureListHref } from './procedure-address.ts';
import { ProcedureHelp } from './procedure-help.tsx';

// Addresses of files are good for ten minutes at least.
const AGAIN_MS = 5 * MINUTE_MS;

const needs = { queries: () => [], namespaces: ['procedure'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function ProcedureRoute() {
	const { t } = useTranslation('procedure');
	const id = useParams().slug ?? '';
	const { data, dataUpdatedAt, error, isError, refetch } = useProcedureQuery(
		{ id },
		{ staleTime: 0, refetchInterval: AGAIN_MS, refetchOnWindowFocus: true, meta: { quiet: true } },
	);
	const procedure = data?.getOneProcedureRecordDetail;
	const update = useUpdateProcedureSubStepMutation();
	const submit = useSubmit();
	const upload = useUpload('PROCEDURE_FILE');
	const [act, setAct] = useState<ProcedureAct>();
	const [saved, setSaved] = useState<SavedState>('saved');
	const guard = useLeaveGuard(saved !== 'saved', { isSaving: saved === 'saving' });
	return (
		<Page>
			<PrivateHead title={procedure?.procedureRecord.name ?? t('list.title')} />
			<ProcedureScreen
				procedure={nullIfGone(procedure, error)}
				failed={isError}
				onRetry={refetch}
				listHref={procedureListHref()}
				listingHref={listingHref}
				now={nowOf(dataUpdatedAt)}
				upload={upload}
				onSave={(substepId, { fileLinkIds, replaces, knownFileIds, ...change }) => {
					const save = () =>
						update.mutateAsync({
							id: substepId,
							data: {
								...change,
								...(fileLinkIds && { fileLinkIds: [...fileLinkIds] }),
								...(replaces && { replaces: [...replaces] }),
								...(knownFileIds && { knownFileIds: [...knownFileIds] }),
							},
						});
					// One substep changes what comes next and what waits; one that was refused has changed elsewhere.
					return submit(save).finally(refetch);
				}}
				onAct={setAct}
				onSavedChange={setSaved}
				aside={procedure && <ProcedureHelp key={id} record={procedure.procedureRecord} />}
			/>
			<ProcedureActs act={act} onClose={() => setAct(undefined)} onChanged={refetch} />
			{guard.dialog}
		</Page>
	);
}
