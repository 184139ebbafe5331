import { formatAge, formatDateTime, formatMoneyExact, formatPhone } from '@ancu/forms/format';
import type {
	CloseCreditFormOptions,
	ResolveCreditFormOptions,
	ReturnCreditFormOptions,
} from '@ancu/forms/wallet/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { useLeadToHeading } from '../../translation/use-lead-to-heading.ts';
import type { UnmatchedCredit } from '../unmatched-model.ts';
import { useCreditWords } from '../use-credit-words.ts';
import { useStaffPaymentWords } from '../use-staff-payment-words.ts';
import { type FindOwner, FindOwnerDialog } from '../wallet-owner/find-owner-dialog.tsx';
import type { WalletOwner } from '../wallet-owner-model.ts';
import { CloseCreditDialog } from './close-credit-dialog.tsx';
import { CreditFacts } from './credit-facts.tsx';
import { ResolveCreditDialog } from './resolve-credit-dialog.tsx';
import { ReturnCreditDialog } from './return-credit-dialog.tsx';

/** What a form of one credit sends, with whose it is. */
type OfCredit<Submit extends (...values: never[]) => unknown> = (
	id: string,
	...values: Parameters<Submit>
) => ReturnType<Submit>;

export interface CreditRowProps {
	credit: UnmatchedCredit;
	/** Moment that ages are counted to. */
	now: Date;
	/** Looks up whose wallet it is to go into. */
	onFindOwner: FindOwner;
	/** Puts money into somebody's wallet, and has it gone from `credits` by the time it answers; left out for who may only look. */
	onResolve?: OfCredit<ResolveCreditFormOptions['onSubmit']> | undefined;
	/** Books that money was sent back, and has it gone from `credits` by the time it answers; left out for who may only look. */
	onReturn?: OfCredit<ReturnCreditFormOptions['onSubmit']> | undefined;
	/** Closes money in doubt that did not stay with us, and has it gone from `credits` by the time it answers; left out for who may only look. */
	onCloseSuspect?: OfCredit<CloseCreditFormOptions['onSubmit']> | undefined;
	/** Told that it is done with, in words. */
	onDone: (message: string) => void;
}

/** Money that waits to be matched, and what can be done with it, each thing in a window of its own. */
export function CreditRow({ credit, now, onFindOwner, onResolve, onReturn, onCloseSuspect, onDone }: CreditRowProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const { providerOf, reasonOf } = useCreditWords();
	const { paymentOf, payerOf } = useStaffPaymentWords();
	// A colleague may take it away, with the window that is open in it.
	const row = useLeadToHeading<HTMLLIElement>();
	const [asking, setAsking] = useState<'find' | 'resolve' | 'return' | 'close'>();
	const [owner, setOwner] = useState<WalletOwner>();
	const { id, amount, provider, reference, memo, reason, payment, receivedAt } = credit;
	const money = formatMoneyExact(amount, locale);
	const closeSuspect = reason === 'suspect' ? onCloseSuspect : undefined;
	// Money in doubt was not booked: what went back is closed.
	const sendBack = reason === 'suspect' ? undefined : onReturn;
	return (
		<li
			ref={row}
			className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line p-4 first:border-t-0"
		>
			<div className="grid min-w-0 grow basis-72 grid-cols-[minmax(0,1fr)] content-start gap-1">
				<p className="flex flex-wrap items-baseline gap-x-3">
					<span className="min-w-0 text-lg font-bold tabular-nums">{money}</span>
					<time dateTime={receivedAt} className="text-sm text-ink-muted tabular-nums">
						{t('unmatched.age', {
							age: formatAge(receivedAt, now, locale),
							at: formatDateTime(receivedAt, locale),
						})}
					</time>
				</p>
				<p>{reasonOf(reason)}</p>
				<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 max-[15rem]:grid-cols-[minmax(0,1fr)] text-sm [&_dt]:text-ink-muted [&_dd]:wrap-anywhere">
					<dt>{t('unmatched.provider')}</dt>
					<dd>{t('unmatched.through', { provider: providerOf(provider), reference })}</dd>
					<dt>{t('unmatched.memo')}</dt>
					<dd>{memo || t('unmatched.noMemo')}</dd>
					{payment && (
						<>
							<dt>{t('staffPayment.payment')}</dt>
							<dd className="tabular-nums">{paymentOf(payment)}</dd>
							<dt>{t('staffPayment.payer')}</dt>
							<dd className="tabular-nums">{payerOf(payment)}</dd>
						</>
					)}
				</dl>
			</div>
			<div className="flex flex-wrap gap-2 empty:hidden">
				{onResolve && (
					<ActButton
						label={t('unmatched.resolve')}
						name={t('unmatched.resolveOne', { amount: money, reference })}
						onAsk={() => setAsking('find')}
					/>
				)}
				{sendBack && (
					<ActButton
						label={t('unmatched.returnTitle')}
						name={t('unmatched.returnOne', { amount: money, reference })}
						onAsk={() => setAsking('return')}
					/>
				)}
				{closeSuspect && (
					<ActButton
						label={t('unmatched.close')}
						name={t('unmatched.closeOne', { amount: money, reference })}
						onAsk={() => setAsking('close')}
					/>
				)}
			</div>
			{onResolve && (
				<FindOwnerDialog
					open={asking === 'find'}
					onClose={() => setAsking(undefined)}
					title={t('unmatched.resolve')}
					phone={formatPhone(payment?.payer?.phone ?? '')}
					onFind={onFindOwner}
					onFound={(found) => {
						setOwner(found);
						setAsking('resolve');
					}}
				>
					<CreditFacts credit={credit} />
				</FindOwnerDialog>
			)}
			{onResolve && owner && (
				<ResolveCreditDialog
					open={asking === 'resolve'}
					amount={amount}
					owner={owner}
					onClose={() => setAsking(undefined)}
					onSubmit={(values) => onResolve(id, values)}
					onDone={() => onDone(t('unmatched.resolved', { amount: money }))}
				/>
			)}
			{sendBack && (
				<ReturnCreditDialog
					open={asking === 'return'}
					credit={credit}
					onClose={() => setAsking(undefined)}
					onSubmit={(values) => sendBack(id, values)}
					onDone={() => onDone(t('unmatched.returned', { amount: money }))}
				/>
			)}
			{closeSuspect && (
				<CloseCreditDialog
					open={asking === 'close'}
					credit={credit}
					onClose={() => setAsking(undefined)}
					onSubmit={(values) => closeSuspect(id, values)}
					onDone={() => onDone(t('unmatched.closed'))}
				/>
			)}
		</li>
	);
}

/** Opens a window; `name` says of which money, for who does not see the row. */
function ActButton({ label, name, onAsk }: { label: string; name: string; onAsk: () => void }) {
	return (
		<Button variant="secondary" size="sm" aria-haspopup="dialog" aria-label={name} onClick={onAsk}>
			{label}
		</Button>
	);
}
