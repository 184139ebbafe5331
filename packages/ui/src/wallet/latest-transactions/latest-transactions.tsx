import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { EntriesLoading } from '../entries-loading/entries-loading.tsx';
import { TransactionList, type TransactionListProps } from '../transaction-list/transaction-list.tsx';
import type { Transaction } from '../transaction-model.ts';

export interface LatestTransactionsProps
	extends Pick<TransactionListProps, 'now' | 'planningCheckHref' | 'greenCheckHref' | 'orderHref' | 'paymentHref'> {
	/** The newest few; undefined while they load, null for a visitor. */
	transactions: readonly Transaction[] | undefined | null;
	/** How many there are. @default 0 */
	total?: number | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Where all of them are. */
	historyHref: string;
	/** Where signing in starts, with the way back. */
	signInHref: string;
}

/** The latest entries of one's wallet, and the way to all of them; for a visitor the way in. */
export function LatestTransactions({
	transactions,
	total = 0,
	failed = false,
	onRetry,
	historyHref,
	signInHref,
	...list
}: LatestTransactionsProps) {
	const { t } = useTranslation('wallet');
	if (transactions === undefined && failed) {
		return (
			<LoadError title={t('history.error')} onRetry={onRetry}>
				{t('history.errorText')}
			</LoadError>
		);
	}
	return (
		<section
			aria-labelledby="latest"
			data-slot="latest-transactions"
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface-raised p-4"
		>
			<h2 id="latest" className="text-lg font-bold">
				{t('latest.title')}
			</h2>
			{transactions === undefined && <EntriesLoading rows={3} />}
			{transactions === null && (
				<>
					<p className="text-ink-muted">{t('latest.visitor')}</p>
					<div>
						<LinkButton href={signInHref} variant="secondary" size="sm">
							{t('latest.signIn')}
						</LinkButton>
					</div>
				</>
			)}
			{transactions?.length === 0 && <p className="text-ink-muted">{t('latest.empty')}</p>}
			{transactions && transactions.length > 0 && (
				<TransactionList transactions={transactions} hasOlder={total > transactions.length} {...list} />
			)}
			{transactions && (
				<p className="border-t border-line pt-3">
					<Link href={historyHref} alone>
						{t('latest.all')}
					</Link>
				</p>
			)}
		</section>
	);
}
