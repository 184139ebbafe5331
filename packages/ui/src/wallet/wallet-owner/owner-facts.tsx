import { formatMoneyExact, formatPhone } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { WalletOwner } from '../wallet-owner-model.ts';

/** Whose wallet money is about to be moved of: name, number and what can be spent. */
export function OwnerFacts({ owner: { name, phone, balance } }: { owner: WalletOwner }) {
	const { t } = useTranslation('wallet');
	const amount = formatMoneyExact(balance, useLocale());
	return (
		<div className="grid gap-1 rounded-card border border-line bg-surface-sunken p-3 wrap-anywhere tabular-nums">
			<p className="font-bold">{name}</p>
			<p>{formatPhone(phone)}</p>
			<p className="text-sm text-ink-muted">{t('owner.balance', { amount })}</p>
		</div>
	);
}
