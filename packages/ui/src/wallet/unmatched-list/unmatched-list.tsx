import { formatAge, formatDateTime, formatMoneyExact, formatNumber, formatPhone } from '@ancu/forms/format';
import type {
	CloseCreditFormOptions,
	ResolveCreditFormOptions,
	ReturnCreditFormOptions,
} from '@ancu/forms/wallet/form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { SuccessIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import { rowsStyle } from '../../translation/row-style.ts';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { EntriesLoading } from '../entries-loading/entries-loading.tsx';
import type { UnmatchedCredit } from '../unmatched-model.ts';
import { useStaffPaymentWords } from '../use-staff-payment-words.ts';
import { type FindOwner, FindOwnerDialog } from '../wallet-owner/find-owner-dialog.tsx';
import type { WalletOwner } from '../wallet-owner-model.ts';
import { CloseCreditDialog } from './close-credit-dialog.tsx';
import { CreditFacts } from './credit-facts.tsx';
import { ResolveCreditDialog } from './resolve-credit-dialog.tsx';
import { ReturnCreditDialog } from './return-credit-dialog.tsx';
import { useCreditWords } from './use-credit-words.ts';

export interface UnmatchedListProps extends PagedListProps {
	/** The oldest first; undefined while they load. */
	credits: readonly UnmatchedCredit[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	/** What the list is held to: an amount, a part of a memo or of a reference; empty: nothing. */
	search: string;
	onSearch: (search: string) => void;
	/** Moment that ages are counted to. */
	now: Date;
	/** Looks up whose wallet it is to go into. */
	onFindOwner: FindOwner;
	/** Puts money into somebody's wallet, and has it gone from `credits` by the time it answers; left out for who may only look. */
	onResolve?:
		| ((
				id: string,
				...values: Parameters<ResolveCreditFormOptions['onSubmit']>
		  ) => ReturnType<ResolveCreditFormOptions['onSubmit']>)
		| undefined;
	/** Books that money was sent back, and has it gone from `credits` by the time it answers; left out for who may only look. */
	onReturn?:
		| ((
				id: string,
				...values: Parameters<ReturnCreditFormOptions['onSubmit']>
		  ) => ReturnType<ReturnCreditFormOptions['onSubmit']>)
		| undefined;
	/** Closes money in doubt that did not stay with us, and has it gone from `credits` by the time it answers; left out for who may only look. */
	onCloseSuspect?:
		| ((
				id: string,
				...values: Parameters<CloseCreditFormOptions['onSubmit']>
		  ) => ReturnType<CloseCreditFormOptions['onSubmit']>)
		| undefined;
	/** What else staff do with money, above the list. */
	actions?: ReactNode;
	/** What else of it is under way, between the title and the list. */
	underWay?: ReactNode;
}

/** Money that came in and waits to be matched: how much, through whom, why it waits and how long. */
export function UnmatchedList({
	credits,
	total = 0,
	search,
	onSearch,
	now,
	onFindOwner,
	onResolve,
	onReturn,
	onCloseSuspect,
	actions,
	underWay,
	...list
}: UnmatchedListProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const toast = useToast();
	const heading = useLedFocus();

	return (
		<section
			aria-labelledby="unmatched"
			data-slot="unmatched-list"
			data-density="compact"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6 lg:py-10"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<div className="flex flex-wrap items-baseline gap-x-4">
					<h1 ref={heading.ref} id="unmatched" tabIndex={-1} className="text-2xl font-bold outline-none">
						{t('unmatched.title')}
					</h1>
					<p role="status" className="text-ink-muted tabular-nums">
						{credits && t('unmatched.total', { count: total, formatted: formatNumber(total, locale) })}
					</p>
				</div>
				{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
			</div>
			<p className="max-w-prose text-ink-muted">{t(onResolve ? 'unmatched.lead' : 'unmatched.leadReadOnly')}</p>
			{underWay}
			<ListFilter
				label={t('unmatched.search')}
				hint={t('unmatched.searchHint')}
				filter={{ search }}
				onFilter={(next) => onSearch(next.search)}
			/>
			<ListBody
				{...list}
				rows={credits}
				total={total}
				error={t('unmatched.error')}
				loading={<EntriesLoading />}
				empty={
					search ? (
						<NoMatch title={t('unmatched.none')} onShowAll={() => onSearch('')} heading={heading.ref}>
							{t('unmatched.noneText')}
						</NoMatch>
					) : (
						<StateMessage title={t('unmatched.empty')} icon={<SuccessIcon />}>
							{t('unmatched.emptyText')}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<ul className={rowsStyle}>
						{rows.map((credit) => (
							<Row
								key={credit.id}
								credit={credit}
								now={now}
								onFindOwner={onFindOwner}
								onResolve={onResolve}
								onReturn={onReturn}
								onCloseSuspect={onCloseSuspect}
								onDone={(message) => {
									toast({ kind: 'success', message });
									heading.lead();
								}}
							/>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}

function Row({
	credit,
	now,
	onFindOwner,
	onResolve,
	onReturn,
	onCloseSuspect,
	onDone,
}: Pick<UnmatchedListProps, 'now' | 'onFindOwner' | 'onResolve' | 'onReturn' | 'onCloseSuspect'> & {
	credit: UnmatchedCredit;
	onDone: (message: string) => void;
}) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const { providerOf, reasonOf } = useCreditWords();
	const { paymentOf, payerOf } = useStaffPaymentWords();
	const [asking, setAsking] = useState<'find' | 'resolve' | 'return' | 'close'>();
	const [owner, setOwner] = useState<WalletOwner>();
	const { id, amount, provider, reference, memo, reason, payment, receivedAt } = credit;
	const money = formatMoneyExact(amount, locale);
	const closeSuspect = reason === 'suspect' ? onCloseSuspect : undefined;
	// Money in doubt was not booked: what went back is closed.
	const sendBack = reason === 'suspect' ? undefined : onReturn;
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line p-4 first:border-t-0">
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
					<Button
						variant="secondary"
						size="sm"
						aria-haspopup="dialog"
						aria-label={t('unmatched.resolveOne', { amount: money, reference })}
						onClick={() => setAsking('find')}
					>
						{t('unmatched.resolve')}
					</Button>
				)}
				{sendBack && (
					<Button
						variant="secondary"
						size="sm"
						aria-haspopup="dialog"
						aria-label={t('unmatched.returnOne', { amount: money, reference })}
						onClick={() => setAsking('return')}
					>
						{t('unmatched.returnTitle')}
					</Button>
				)}
				{closeSuspect && (
					<Button
						variant="secondary"
						size="sm"
						aria-haspopup="dialog"
						aria-label={t('unmatched.closeOne', { amount: money, reference })}
						onClick={() => setAsking('close')}
					>
						{t('unmatched.close')}
					</Button>
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
