import { formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { WalletIcon } from '../../primitives/icon/index.ts';

export interface WalletNoteProps {
	/** In đồng; undefined while it loads, null when it could not be had. */
	balance: number | null | undefined;
	/** What it lacks, in đồng; undefined while that is not known. */
	missing: number | undefined;
	/** Address at which the wallet is topped up by so many đồng. */
	topUpHref: (missing: number) => string;
}

/** What the wallet holds and what it lacks for an order. The order can be paid in other ways, too. */
export function WalletNote({ balance, missing, topUpHref }: WalletNoteProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const money = (dong: number) => formatMoneyExact(dong, locale);
	return (
		<div
			data-slot="wallet-note"
			className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line-strong p-3"
		>
			<p className="flex min-w-0 items-start gap-2 max-[15rem]:flex-wrap">
				<WalletIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
				<span className="min-w-0">
					{balance === undefined && t('wallet.loading')}
					{balance === null && t('wallet.unknown')}
					{typeof balance === 'number' && (
						<>
							{t('wallet.balance', { balance: money(balance) })}
							<span className="block text-sm text-ink-muted">
								{missing !== undefined &&
									(missing > 0 ? t('wallet.missing', { missing: money(missing) }) : t('wallet.enough'))}
							</span>
						</>
					)}
				</span>
			</p>
			{missing !== undefined && missing > 0 && (
				<LinkButton href={topUpHref(missing)} variant="secondary" size="sm">
					{t('wallet.topUp')}
				</LinkButton>
			)}
		</div>
	);
}
