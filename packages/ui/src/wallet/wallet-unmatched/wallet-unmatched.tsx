import { formatDateTime, formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { WaitingIcon } from '../../primitives/icon/index.ts';
import type { OwnUnmatchedCredit } from '../unmatched-model.ts';

export interface WalletUnmatchedProps {
	/** The oldest first. */
	credits: readonly OwnUnmatchedCredit[];
}

const reasons = ['wrong_amount', 'already_paid', 'suspect'] as const;

/** Money that came for one's own payments and is not in the wallet yet: how much, when, why, and what becomes of it. Nothing where there is none. */
export function WalletUnmatched({ credits }: WalletUnmatchedProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	if (credits.length === 0) return null;
	return (
		<section
			aria-labelledby="wallet-unmatched"
			data-slot="wallet-unmatched"
			className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line-strong bg-surface-raised p-4 sm:p-6"
		>
			<div className="grid gap-1">
				<h2 id="wallet-unmatched" className="flex items-center gap-2 text-lg font-bold">
					<WaitingIcon aria-hidden="true" className="size-5 shrink-0" />
					{t('walletUnmatched.title')}
				</h2>
				<p className="max-w-prose text-ink-muted">{t('walletUnmatched.lead')}</p>
			</div>
			<ul>
				{credits.map(({ id, amount, reason, code, asked, receivedAt }) => (
					<li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-t border-line py-3 last:pb-0">
						<p className="flex flex-wrap items-baseline justify-between gap-x-4">
							<span className="min-w-0 text-lg font-bold">{formatMoneyExact(amount, locale)}</span>
							<time dateTime={receivedAt} className="text-sm text-ink-muted">
								{t('walletUnmatched.received', { at: formatDateTime(receivedAt, locale) })}
							</time>
						</p>
						<p className="max-w-prose wrap-anywhere">
							{t(`walletUnmatched.reason.${reasons.find((known) => known === reason) ?? 'other'}`, {
								code,
								asked: formatMoneyExact(asked, locale),
							})}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
