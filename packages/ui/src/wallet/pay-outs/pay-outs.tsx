import type { BookPayOutFormOptions, PayOutFormOptions, RefundFormOptions } from '@ancu/forms/wallet/form';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../primitives/toast/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import type { ReservedPayOut } from '../pay-out-model.ts';
import { PayOutWallet, type PayOutWalletProps } from '../pay-out-wallet/pay-out-wallet.tsx';
import { PayOutRow } from './pay-out-row.tsx';

export interface PayOutsProps {
	/** What is set aside and not booked, the oldest first; undefined while it loads. */
	payOuts: readonly ReservedPayOut[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Moment that ages are counted to. */
	now: Date;
	/** Looks up whose wallet it is to be set aside of. */
	onFindOwner: PayOutWalletProps['onFindOwner'];
	/** Sets money aside, and has it among `payOuts` by the time it answers. */
	onReserve: PayOutFormOptions['onSubmit'];
	/** Books that the bank has sent it, and has it gone from `payOuts` by the time it answers. */
	onBook: (
		id: string,
		...values: Parameters<BookPayOutFormOptions['onSubmit']>
	) => ReturnType<BookPayOutFormOptions['onSubmit']>;
	/** Gives it back to its wallet, and has it gone from `payOuts` by the time it answers. */
	onGiveUp: (
		id: string,
		...values: Parameters<RefundFormOptions['onSubmit']>
	) => ReturnType<RefundFormOptions['onSubmit']>;
}

/** Pay-outs of wallets: the way to set one aside, and those that wait until the bank has sent them. */
export function PayOuts({
	payOuts,
	failed = false,
	onRetry,
	now,
	onFindOwner,
	onReserve,
	onBook,
	onGiveUp,
}: PayOutsProps) {
	const { t } = useTranslation('wallet');
	const toast = useToast();
	const heading = useLedFocus();
	const end = (message: string) => {
		toast({ kind: 'success', message });
		heading.lead();
	};
	return (
		<section
			aria-labelledby="pay-outs"
			data-slot="pay-outs"
			className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface-raised p-4"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h2 ref={heading.ref} id="pay-outs" tabIndex={-1} className="text-lg font-bold outline-none">
					{t('payOut.title')}
				</h2>
				<PayOutWallet onFindOwner={onFindOwner} onSubmit={onReserve} />
			</div>
			{!payOuts && failed && <LoadError level={3} title={t('payOut.error')} onRetry={onRetry} />}
			{payOuts && payOuts.length > 0 && (
				<>
					<p className="max-w-prose text-ink-muted">{t('payOut.lead')}</p>
					<ul>
						{payOuts.map((payOut) => (
							<PayOutRow
								key={payOut.id}
								payOut={payOut}
								now={now}
								onBook={(values) => onBook(payOut.id, values)}
								onGiveUp={(values) => onGiveUp(payOut.id, values)}
								onDone={end}
							/>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
