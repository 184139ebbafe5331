import { useResolveUnmatchedCreditMutation, useUnmatchedCreditsQuery } from '@ancu/api/wallet';
import { isAllowed, permissions } from '@ancu/forms/access';
import { serverDate } from '@ancu/forms/format';
import { Page } from '@ancu/ui/shell';
import { UnmatchedList } from '@ancu/ui/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { pagesOf, readPage } from '../data/read-page.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { OperatorActs } from './operator-acts.tsx';
import { createSendOnce } from './send-once.ts';

const PAGE_SIZE = 20;
const path = '/unmatched-credit';

const needs = {
	queries: () => [],
	namespaces: ['wallet'],
	signedIn: true,
	rule: permissions.Query.getAllUnmatchedCredit,
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

const hrefOf = pagesOf(path);

export default function UnmatchedPage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const page = readPage(params, PAGE_SIZE);
	const account = useAccount();
	const credits = useUnmatchedCreditsQuery({ page, limit: PAGE_SIZE }, { placeholderData: keepFullPage, staleTime: 0 });
	const [sendOnce] = useState(createSendOnce);
	const submit = useSubmit();
	const list = credits.data?.getAllUnmatchedCredit;
	const mayResolve = account != null && isAllowed(permissions.Mutation.resolveUnmatchedCredit, account.role);

	const instead = pageInstead(list, page, PAGE_SIZE);
	if (instead) return <Navigate to={hrefOf(instead)} replace />;
	return (
		<Page>
			<PrivateHead title={t('unmatched')} />
			<UnmatchedList
				credits={list?.data}
				total={list?.total}
				page={page}
				pageSize={PAGE_SIZE}
				hrefOf={hrefOf}
				failed={credits.isError}
				onRetry={credits.refetch}
				now={serverDate()}
				onResolve={
					mayResolve
						? (id, { phone, note }) =>
								submit(async () => {
									await sendOnce([id, phone, note], (headers) =>
										useResolveUnmatchedCreditMutation.fetcher({ id, phone, note }, headers)(),
									);
									await credits.refetch();
								})
						: undefined
				}
				actions={<OperatorActs />}
			/>
		</Page>
	);
}
