import { useTransactionsQuery, useWalletBalanceQuery } from '@ancu/api/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { ofQueries } from '../data/of-queries.ts';
import { useGoOn } from '../shell/use-go.ts';
import { TopUp } from './top-up.tsx';
import { type WalletAddress, walletHref } from './wallet-address.ts';

/** Puts money into the wallet on the wallet's own page, whose address remembers how far it has come. */
export function WalletTopUp({ address }: { address: WalletAddress }) {
	const goOn = useGoOn();
	const client = useQueryClient();
	const { back } = address;
	return (
		<TopUp
			// A gateway's way back does not bear it: what was told as paid before it is known is told again.
			key={back}
			paymentId={address.payment}
			minimum={address.missing}
			onPayment={(id) =>
				goOn(walletHref({ ...address, topUp: true, payment: id }), { replace: true, preventScrollReset: true })
			}
			onPaid={async () => {
				await client.invalidateQueries(ofQueries(useWalletBalanceQuery, useTransactionsQuery));
				if (back) await goOn(back, { replace: true });
			}}
			onBack={back ? () => goOn(back) : undefined}
		/>
	);
}
