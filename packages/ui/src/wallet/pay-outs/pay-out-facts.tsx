import { formatMoneyExact } from '@ancu/forms/format';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ReservedPayOut } from '../pay-out-model.ts';
import { useStaffPaymentWords } from '../use-staff-payment-words.ts';

/** Which pay-out is decided about: how much, whose and why. */
export function PayOutFacts({ payOut: { amount, owner, note } }: { payOut: ReservedPayOut }) {
	const { payerOf } = useStaffPaymentWords();
	return (
		<div className="grid gap-1 rounded-card border border-line bg-surface-sunken p-3 wrap-anywhere tabular-nums">
			<p className="font-bold">{formatMoneyExact(amount, useLocale())}</p>
			<p>{payerOf({ payer: owner })}</p>
			<p className="text-sm text-ink-muted">{note}</p>
		</div>
	);
}
