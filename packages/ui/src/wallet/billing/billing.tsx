import { type Act, useAct } from '@ancu/forms/form';
import { formatMoneyExact } from '@ancu/forms/format';
import { takesAtOnce } from '@ancu/forms/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { SecurityIcon } from '../../primitives/icon/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { MethodList } from '../method-list/method-list.tsx';
import { type Invoice, type PaymentMethod, totalOf } from '../payment-model.ts';

const everyMethod: readonly PaymentMethod[] = ['WALLET', 'TRANSFER', 'BANK', 'CARD', 'MOMO', 'ZALOPAY'];

export interface BillingProps {
	invoice: Invoice;
	/** What can be spent from the wallet, in đồng; undefined while it loads, null when it could not be had. */
	balance: number | null | undefined;
	/** What is chosen at first. @default the wallet when it has enough, else a bank transfer */
	defaultMethod?: PaymentMethod | undefined;
	/** Ways that are switched on. @default all */
	methods?: readonly PaymentMethod[] | undefined;
	/** Ways that do not take this at present. */
	refused?: readonly PaymentMethod[] | undefined;
	/** Opens a payment; returns why it could not. */
	onPay: (method: PaymentMethod) => ReturnType<Act>;
	/** Tops up the wallet, which lacks so many đồng. */
	onTopUp: (missing: number) => void;
}

/** The ways of paying an invoice, which `PaymentFrame` shows beside it. Money that the wallet lacks leads to a top-up. */
export function Billing({
	invoice,
	balance,
	defaultMethod,
	methods = everyMethod,
	refused = [],
	onPay,
	onTopUp,
}: BillingProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const [chosen, setChosen] = useState(defaultMethod);
	const { pending, failure, run } = useAct();
	const total = totalOf(invoice);
	const missing = typeof balance === 'number' ? Math.max(0, total - balance) : 0;
	const method = readMethod();
	// Money that comes now moves no choice under the hand.
	if (!chosen && method) setChosen(method);
	const money = (dong: number) => formatMoneyExact(dong, locale);

	function readMethod(): PaymentMethod | undefined {
		const isOffered = (one: PaymentMethod) =>
			methods.includes(one) && !refused.includes(one) && takesAtOnce(one, total);
		if (chosen && isOffered(chosen)) return chosen;
		// Nobody shall pay by what was chosen for them a moment ago.
		if (balance === undefined) return undefined;
		const likely: PaymentMethod[] = balance !== null && missing === 0 ? ['WALLET', 'TRANSFER'] : ['TRANSFER'];
		return likely.find(isOffered);
	}

	function walletWords(): string {
		if (balance === undefined) return t('billing.balanceLoading');
		if (balance === null) return t('billing.balanceUnknown');
		return missing > 0
			? t('billing.balanceShort', { balance: money(balance), missing: money(missing) })
			: t('billing.balance', { balance: money(balance) });
	}

	const isShort = method === 'WALLET' && missing > 0;
	return (
		<form
			data-slot="billing"
			aria-label={t('billing.title')}
			className="grid grid-cols-[minmax(0,1fr)] gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (!method || pending) return;
				if (isShort) onTopUp(missing);
				else void run(() => onPay(method));
			}}
		>
			<MethodList
				legend={t('billing.methods')}
				methods={everyMethod.filter((one) => methods.includes(one))}
				value={method}
				onChange={setChosen}
				refused={refused}
				amount={total}
				wallet={walletWords()}
			/>
			<div>
				<FormFailure message={failure} />
				<Button type="submit" variant="seal" size="lg" width="full" disabled={!method} loading={pending}>
					{isShort
						? t('billing.topUp', { missing: money(missing) })
						: method
							? t(`billing.pay.${method}`, { total: money(total) })
							: t('billing.choose')}
				</Button>
				<p className="mt-3 flex items-start gap-2 text-sm text-ink-muted">
					<SecurityIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{t('billing.once')}
				</p>
			</div>
		</form>
	);
}
