import { useHealthQuery, useRetryFailedJobsMutation } from '@ancu/api/health';
import { permissions } from '@ancu/forms/access';
import { HealthScreen } from '@ancu/ui/health';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { nowOf } from '../data/now-of.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';

const EVERY_MS = 15_000;

const needs = { queries: () => [], namespaces: ['health'], signedIn: true, rule: permissions.Query.getHealth };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function HealthPage() {
	const { t } = useTranslation('web');
	const { t: tError } = useTranslation('error');
	const health = useHealthQuery({}, { staleTime: 0, refetchInterval: EVERY_MS });
	const submit = useSubmit();

	return (
		<Page>
			<PrivateHead title={t('health')} />
			<HealthScreen
				health={health.data?.getHealth}
				failed={health.isError}
				onRetry={health.refetch}
				now={nowOf(health.dataUpdatedAt)}
				unmatchedHref="/unmatched-credit"
				onRetryFailed={async (kind) => {
					let count = 0;
					const failure = await submit(async () => {
						count = (await useRetryFailedJobsMutation.fetcher({ kind })()).retryFailedJobs;
						await health.refetch();
					});
					return failure ? { message: failure.message ?? tError('BAD_INPUT') } : { count };
				}}
			/>
		</Page>
	);
}
