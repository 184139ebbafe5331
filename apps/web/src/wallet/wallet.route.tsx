import { useWalletBalanceQuery, useWalletUnmatchedQuery } from '@ancu/api/wallet';
import { serverDate } from '@ancu/forms/format';
import { SettingsLayout } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import { WalletScreen } from '@ancu/ui/wallet';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { useHistory } from './use-history.ts';
import {
	greenCheckHref,
	HISTORY_PAGE_SIZE,
	orderHref,
	planningCheckHref,
	readWalletAddress,
	topUpHref,
	walletHref,
} from './wallet-address.ts';
import { WalletTopUp } from './wallet-top-up.tsx';

const needs = { queries: () => [], namespaces: ['account', 'wallet'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function WalletPage() {
	const { t } = useTranslation('account');
	const navigate = useNavigate();
	const [params] = useSearchParams();
	const address = readWalletAddress(params);
	const { filter, page } = address;
	const balance = useWalletBalanceQuery(undefined, { staleTime: 0 });
	const unmatched = useWalletUnmatchedQuery(undefined, { staleTime: 0 });
	const { history, list, readAll } = useHistory(filter, page);
	const instead = pageInstead(list, page, HISTORY_PAGE_SIZE);
	if (instead) return <Navigate to={walletHref({ ...address, page: instead })} replace />;

	return (
		<Page>
			<PrivateHead title={t('settings.wallet')} />
			<SettingsLayout current="wallet">
				<WalletScreen
					wallet={balance.data?.getMe.wallet ?? undefined}
					failed={balance.isError}
					onRetry={balance.refetch}
					unmatched={unmatched.data?.getMe.wallet?.unmatched}
					topUpHref={walletHref({ ...address, topUp: true, missing: undefined, receipt: undefined, back: undefined })}
					closeHref={walletHref({ ...address, topUp: false, payment: undefined, receipt: undefined })}
					topUp={address.topUp && <WalletTopUp address={address} />}
					receipt={address.receipt && <PaymentReceipt key={address.receipt} id={address.receipt} />}
					history={{
						transactions: list?.data,
						total: list?.total,
						page,
						pageSize: HISTORY_PAGE_SIZE,
						filter,
						hrefOf: (next, number) => walletHref({ ...address, filter: next, page: number }),
						onFilter: (next) =>
							navigate(walletHref({ ...address, filter: next, page: 1 }), { preventScrollReset: true }),
						failed: history.isError,
						onRetry: history.refetch,
						now: serverDate(),
						planningCheckHref,
						greenCheckHref,
						orderHref,
						paymentHref: topUpHref,
						onExport: readAll,
					}}
				/>
			</SettingsLayout>
		</Page>
	);
}
