import { WalletIcon } from '../../primitives/icon/index.ts';
import type { PaymentMethod } from '../payment-model.ts';

/** Names of those who take the money, as they write them. They are no texts: no language has others. */
const marks: Record<Exclude<PaymentMethod, 'WALLET'>, readonly string[]> = {
	TRANSFER: ['VietQR'],
	BANK: ['NAPAS'],
	CARD: ['VISA', 'Mastercard', 'JCB'],
	MOMO: ['MoMo'],
	ZALOPAY: ['ZaloPay'],
};

/** The marks of a way of paying, drawn as plain words. Its name stands beside them. */
export function MethodMark({ method }: { method: PaymentMethod }) {
	return (
		<span aria-hidden="true" data-slot="method-mark" className="flex flex-wrap justify-end gap-1 max-[15rem]:hidden">
			{method === 'WALLET' ? (
				<WalletIcon className="size-5 text-ink-muted" />
			) : (
				marks[method].map((mark) => (
					<span
						key={mark}
						className="rounded-tag border border-line bg-surface-raised px-1.5 py-0.5 text-xs font-bold whitespace-nowrap text-ink-muted"
					>
						{mark}
					</span>
				))
			)}
		</span>
	);
}
