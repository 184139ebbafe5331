import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { TransactionHistory, type TransactionHistoryProps } from '../transaction-history/transaction-history.tsx';
import type { Wallet } from '../transaction-model.ts';
import type { OwnUnmatchedCredit } from '../unmatched-model.ts';
import { WalletSummary } from '../wallet-summary/wallet-summary.tsx';
import { WalletUnmatched } from '../wallet-unmatched/wallet-unmatched.tsx';

export interface WalletScreenProps {
	/** Undefined while it loads. */
	wallet: Wallet | undefined;
	/** The wallet could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Money that came for one's own payments and did not fit them. @default none */
	unmatched?: readonly OwnUnmatchedCredit[] | undefined;
	history: TransactionHistoryProps;
	/** Putting money in, where that is open. */
	topUp?: ReactNode;
	/** A receipt, where one is open in its place. */
	receipt?: ReactNode;
	/** Where putting money in is open. */
	topUpHref: string;
	/** Where neither is. */
	closeHref: string;
}

/** One's own wallet: what it holds, what came and is looked at, the way to put money in, and its history. */
export function WalletScreen({
	wallet,
	failed,
	onRetry,
	unmatched = [],
	history,
	topUp,
	receipt,
	topUpHref,
	closeHref,
}: WalletScreenProps) {
	const { t } = useTranslation('wallet');
	const open = topUp ? 'topUp' : receipt ? 'receipt' : undefined;
	const screen = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	// A receipt is what the page was opened for: it is led to from the start.
	const shown = useRef<typeof open>(topUp ? 'topUp' : undefined);

	// What was pressed goes away as this opens and closes: whoever works by keyboard is led on, and back.
	useEffect(() => {
		if (open === shown.current) return;
		shown.current = open;
		if (open) heading.current?.focus();
		else screen.current?.querySelector<HTMLElement>('[data-slot="wallet-summary"] a')?.focus();
	}, [open]);

	return (
		<div ref={screen} data-slot="wallet-screen" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
			<WalletSummary wallet={wallet} failed={failed} onRetry={onRetry} topUpHref={topUp ? undefined : topUpHref} />
			<WalletUnmatched credits={unmatched} />
			{open && (
				<section
					aria-labelledby="wallet-open"
					className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface-raised p-4 sm:p-6"
				>
					<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
						<h2 ref={heading} id="wallet-open" tabIndex={-1} className="text-lg font-bold outline-none">
							{t(topUp ? 'walletScreen.topUp' : 'walletScreen.receipt')}
						</h2>
						<LinkButton href={closeHref} variant="quiet" size="sm">
							{t(topUp ? 'walletScreen.close' : 'walletScreen.closeReceipt')}
						</LinkButton>
					</div>
					{topUp || receipt}
				</section>
			)}
			<TransactionHistory {...history} />
		</div>
	);
}
