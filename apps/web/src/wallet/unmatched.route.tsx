import {
	usePayOutWalletMutation,
	useRefundPaymentMutation,
	useResolveUnmatchedCreditMutation,
	useUnmatchedCreditsQuery,
} from '@ancu/api/wallet';
import { isAllowed, permissions } from '@ancu/forms/access';
import { Page } from '@ancu/ui/shell';
import { PayOutWallet, RefundPayment, UnmatchedList } from '@ancu/ui/wallet';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { readPage } from '../data/read-page.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { createIntentKeys } from './intent-keys.ts';

const PAGE_SIZE = 20;
const path = '/unmatched-credit';

const needs = { queries: () => [], namespaces: ['wallet'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

const payOutRefusals = { codes: { NOT_ENOUGH_MONEY: { path: 'amount', code: 'too_large' } } };
const refusals = {
	fields: { id: 'paymentId' },
	codes: {
		NOT_FOUND: { path: 'paymentId', code: 'unknown' },
		NOT_REFUNDABLE: { path: 'paymentId', code: 'not_refundable' },
	},
};

export default function UnmatchedPage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const page = readPage(params);
	const account = useAccount();
	const credits = useUnmatchedCreditsQuery(
		{ page, limit: PAGE_SIZE },
		{ placeholderData: keepPreviousData, staleTime: 0 },
	);
	const [keyOf] = useState(createIntentKeys);
	const submit = useSubmit();
	const list = credits.data?.getAllUnmatchedCredit;
	const { resolveUnmatchedCredit, refundPayment, payOutWallet } = permissions.Mutation;
	const may = (rule: typeof refundPayment) => account != null && isAllowed(rule, account.role);

	return (
		<Page>
			<PrivateHead title={t('unmatched')} />
			<UnmatchedList
				credits={list?.data}
				total={list?.total}
				page={page}
				pageSize={PAGE_SIZE}
				hrefOf={(number) => (number > 1 ? `${path}?page=${number}` : path)}
				failed={credits.isError}
				onRetry={credits.refetch}
				now={new Date()}
				onResolve={
					may(resolveUnmatchedCredit)
						? (id, { phone, note }) =>
								submit(async () => {
									const headers = { 'idempotency-key': keyOf('resolve', id, phone, note) };
									await useResolveUnmatchedCreditMutation.fetcher({ id, phone, note }, headers)();
									await credits.refetch();
								})
						: undefined
				}
				actions={
					<>
						{may(payOutWallet) && (
							<PayOutWallet
								onSubmit={(data) =>
									submit(async () => {
										const headers = { 'idempotency-key': keyOf('payOut', JSON.stringify(data)) };
										await usePayOutWalletMutation.fetcher({ data }, headers)();
									}, payOutRefusals)
								}
							/>
						)}
						{may(refundPayment) && (
							<RefundPayment
								onSubmit={({ paymentId: id, reason }) =>
									submit(async () => {
										const headers = { 'idempotency-key': keyOf('refund', id, reason) };
										await useRefundPaymentMutation.fetcher({ id, reason }, headers)();
									}, refusals)
								}
							/>
						)}
					</>
				}
			/>
		</Page>
	);
}
