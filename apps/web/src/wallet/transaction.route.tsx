import { useTransactionsQuery } from '@ancu/api/wallet';
import { serverDate } from '@ancu/forms/format';
import { Page } from '@ancu/ui/shell';
import { LatestTransactions, TradeGuide } from '@ancu/ui/wallet';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { signInHref } from '../account/sign-in-href.ts';
import { useAccount } from '../account/use-account.ts';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { PageHead } from '../shell/page-head.tsx';
import { greenCheckHref, orderHref, planningCheckHref, topUpHref } from './wallet-address.ts';

const LATEST = 5;

const needs: PageNeeds = { queries: () => [], namespaces: ['wallet'] };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function TransactionPage() {
	const { t } = useTranslation('web');
	const here = useLocation();
	const account = useAccount();
	const latest = useTransactionsQuery({ page: 1, limit: LATEST }, { enabled: Boolean(account), staleTime: 0 });
	const list = latest.data?.getAllTransHistory;

	return (
		<Page>
			<PageHead title={t('guide.title')} description={t('guide.description')} canonical="/transaction" />
			<TradeGuide
				planningCheckHref="/planning-check"
				searchHref="/real-estate"
				latest={
					<LatestTransactions
						transactions={account === null ? null : list?.data}
						total={list?.total}
						failed={latest.isError}
						onRetry={latest.refetch}
						now={serverDate()}
						planningCheckHref={planningCheckHref}
						greenCheckHref={greenCheckHref}
						orderHref={orderHref}
						paymentHref={topUpHref}
						historyHref="/setting/wallet"
						signInHref={signInHref(here)}
					/>
				}
			/>
		</Page>
	);
}
