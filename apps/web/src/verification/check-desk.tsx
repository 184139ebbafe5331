import { Page } from '@ancu/ui/shell';
import type { QueueScope } from '@ancu/ui/verification';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PrivateHead } from '../shell/page-head.tsx';
import { readOpenCheck } from './check-address.ts';
import { CheckQueue } from './check-queue.tsx';
import { CheckReview } from './check-review.tsx';
import { CheckWork } from './check-work.tsx';

export const checkNeeds = {
	queries: () => [],
	namespaces: ['verification', 'listing', 'listing-desk'],
	signedIn: true,
};

/** Where green checks are worked on: a queue, or one that is open. */
export function CheckDesk({ scope }: { scope: QueueScope }) {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const id = readOpenCheck(params);
	const One = scope === 'admin' ? CheckReview : CheckWork;
	return (
		<Page>
			<PrivateHead title={t(`verification.desk.${scope}`)} />
			{id ? <One key={id} id={id} params={params} /> : <CheckQueue scope={scope} params={params} />}
		</Page>
	);
}
