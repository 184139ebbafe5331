import { useCreateProcedureMutation, useListingOfProcedureQuery } from '@ancu/api/procedure';
import type { ProcedureRecordInput } from '@ancu/api/schema';
import { listingHref } from '@ancu/ui/listing';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { useToast } from '@ancu/ui/primitives/toast';
import { ProcedurePage, ProcedureStartForm } from '@ancu/ui/procedure';
import { Page } from '@ancu/ui/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFormOwner } from '../account/use-form-owner.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { readWhole } from '../data/read-whole.ts';
import { useDoneOnce } from '../data/use-done-once.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { ListingLoadError } from '../listing/listing-load-error.tsx';
import { PrivateHead } from '../shell/page-head.tsx';
import { useGoOn } from '../shell/use-go.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { procedureHref, procedureListHref, readProcedureType } from './procedure-address.ts';

const needs = { queries: () => [], namespaces: ['procedure'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function StartProcedurePage() {
	const { t } = useTranslation(['procedure', 'web']);
	const goOn = useGoOn();
	const toast = useToast();
	const submit = useSubmit();
	const create = useMutationOnce(useCreateProcedureMutation);
	const start = useDoneOnce((data: ProcedureRecordInput) => create.mutateAsync({ data }));
	const [isDirty, setDirty] = useState(false);
	const guard = useLeaveGuard(isDirty);
	const [params] = useSearchParams();
	const account = useFormOwner();
	const sequenceId = readWhole(params.get('listing')) ?? 0;
	const query = useListingOfProcedureQuery({ sequenceId }, { enabled: sequenceId > 0 && Boolean(account) });
	const found = query.data?.getOneLocationInfo;
	const type = readProcedureType(params);
	return (
		<Page>
			<PrivateHead title={t('start.title')} />
			<ProcedurePage title={t('start.title')} listHref={procedureListHref()}>
				{query.isLoadingError && query.error.code !== 'NOT_FOUND' ? (
					<ListingLoadError onRetry={query.refetch} />
				) : sequenceId > 0 && query.isPending ? (
					<Skeleton shape="title" />
				) : (
					<ProcedureStartForm
						listing={found && { ...found, price: found.priceRaw }}
						listingHref={listingHref}
						defaultValues={type && { type }}
						listHref={procedureListHref()}
						onDirtyChange={setDirty}
						onSubmit={(data) =>
							submit(async () => {
								const { createProcedureRecord: record } = await start(data);
								toast({ kind: 'success', message: t('web:procedure.created') });
								guard.letGo();
								await goOn(procedureHref(record), { replace: true });
							})
						}
					/>
				)}
			</ProcedurePage>
			{guard.dialog}
		</Page>
	);
}
