import { formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { PlusIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import type { Wallet } from '../transaction-model.ts';

/** Where it is said how the balance is had back. */
const PAY_OUT_HREF = '/security/payment#wallet';

export interface WalletSummaryProps {
	/** Undefined while it loads. */
	wallet: Wallet | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Where money is put in; left out while that is open already. */
	topUpHref?: string | undefined;
}

/** What a wallet holds: what can be spent, what is held and why, both together. */
export function WalletSummary({ wallet, failed = false, onRetry, topUpHref }: WalletSummaryProps) {
	const { t } = useTranslation(['wallet', 'translation']);
	const locale = useLocale();
	if (!wallet && failed) {
		return (
			<LoadError title={t('summary.error')} onRetry={onRetry}>
				{t('history.errorText')}
			</LoadError>
		);
	}
	const amountOf = (dong: number) => formatMoneyExact(dong, locale);
	return (
		<section
			aria-label={t('summary.title')}
			aria-busy={!wallet}
			data-slot="wallet-summary"
			className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface-raised p-4 sm:p-6"
		>
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
					<h2 className="text-sm font-bold text-ink-muted">{t('summary.available')}</h2>
					<p role="status" className="text-xl font-bold wrap-break-word min-[22rem]:text-2xl sm:text-3xl">
						{wallet ? amountOf(wallet.balance) : <Waiting label={t('translation:loading')} />}
					</p>
				</div>
				{topUpHref && (
					<LinkButton href={topUpHref} leadingIcon={<PlusIcon aria-hidden="true" />}>
						{t('summary.topUp')}
					</LinkButton>
				)}
			</div>
			<dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 border-t border-line pt-4 sm:grid-cols-2">
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-0.5">
					<dt className="text-sm font-bold text-ink-muted">{t('summary.held')}</dt>
					<dd className="text-lg font-bold">{wallet ? amountOf(wallet.held) : <Waiting />}</dd>
					<dd className="max-w-prose text-sm text-ink-muted">
						{wallet ? t(wallet.held === 0 ? 'summary.heldNone' : 'summary.heldText') : <Waiting />}
					</dd>
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-0.5">
					<dt className="text-sm font-bold text-ink-muted">{t('summary.total')}</dt>
					<dd className="text-lg font-bold">{wallet ? amountOf(wallet.balance + wallet.held) : <Waiting />}</dd>
					<dd className="max-w-prose text-sm text-ink-muted">{t('summary.totalText')}</dd>
				</div>
			</dl>
			<p className="border-t border-line pt-3 text-sm">
				<Link href={PAY_OUT_HREF} alone>
					{t('summary.payOut')}
				</Link>
			</p>
		</section>
	);
}

function Waiting({ label }: { label?: string }) {
	return (
		<span className="flex h-[1lh] w-40 max-w-full items-center">
			{label && <span className="sr-only">{label}</span>}
			<Skeleton />
		</span>
	);
}
