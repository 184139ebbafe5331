import { formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { HOLD_MINUTES, progressOf, type SharesClosedReason, UNPAID_HOURS, UNPAID_MAX } from '@ancu/forms/invest';
import { type InvestFormOptions, useInvestForm } from '@ancu/forms/invest/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { formatPercent } from '../format-percent.ts';
import { type OfferingFactsModel, type OfferingState, positionOf, ratesOf } from '../invest-model.ts';
import { OutcomeList } from '../outcome-list/outcome-list.tsx';
import { ShareBar } from '../share-bar/share-bar.tsx';
import { InvestClosed } from './invest-closed.tsx';
import { QuantityField } from './quantity-field.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { RiskConsent } from './risk-consent.tsx';
import { WalletNote } from './wallet-note.tsx';

/** States that close an offering whatever its dates say: it is not public yet, or was ended early. */
const closedBy: Partial<Record<OfferingState, SharesClosedReason>> = {
	UPCOMING: 'upcoming',
	ENDED: 'ended',
	FAILED: 'ended',
};

export interface InvestFormProps {
	/** Terms, and where the shares are now; may change while one chooses. */
	offering: OfferingFactsModel;
	/** Can be spent from the wallet, in đồng; undefined while it loads, null when it could not be had. */
	balance: number | null | undefined;
	/** The moment that start and end are compared with. */
	now: Date;
	/** Shares that stand in the field at first. @default the fewest that may be bought */
	quantity?: number | undefined;
	/** What was typed before and not ordered: stands there again, before any `quantity`. */
	draft?: InvestFormOptions['draft'];
	/** Told every change, at once; keeping it is the caller's. */
	onDraftChange?: InvestFormOptions['onDraftChange'];
	/** Orders the shares, which are held then; returns why it could not. */
	onSubmit: InvestFormOptions['onSubmit'];
	/** Address at which the wallet is topped up by so many đồng, for so many shares. */
	topUpHref: (missing: number, quantity: number) => string;
	/** It is one's own offer, of which one buys nothing. @default false */
	isOwn?: boolean | undefined;
	/** Where a visitor signs in, who may calculate but not order; left out for those who are signed in. */
	signInHref?: string | undefined;
}

/**
 * Buys shares: how many by stepper and slider, what they cost and how much of the whole they are at every step, why not fewer or
 * more, what may go wrong, and what the wallet lacks. The rules are `useInvestForm`.
 */
export function InvestForm({
	offering,
	balance,
	now,
	quantity,
	draft,
	onDraftChange,
	onSubmit: order,
	topUpHref,
	isOwn = false,
	signInHref,
}: InvestFormProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const position = positionOf(offering);
	const form = useInvestForm({
		terms: offering,
		position,
		now,
		quantity,
		draft,
		onDraftChange,
		balance,
		locale,
		onSubmit: order,
	});
	const { range, quote, ownership, missing } = form;
	const money = (dong: number) => formatMoneyExact(dong, locale);
	const count = (shares: number) => formatNumber(shares, locale);
	const rates = ratesOf(offering);
	const over = 'closed' in range ? range.closed : closedBy[offering.state];
	const closed = over ?? (isOwn ? 'own' : undefined);
	const ends = closed || 'closed' in range ? undefined : range;

	return (
		<form
			noValidate
			aria-label={t('form.title')}
			data-slot="invest-form"
			className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-line bg-surface-raised p-4 sm:p-6"
			onSubmit={form.onSubmit}
		>
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2 className="text-lg font-bold">{t('form.title')}</h2>
				<p>
					<span className="text-lg font-bold">{money(offering.pricePerShare)}</span>{' '}
					<span className="text-ink-muted">{t('form.perShare')}</span>
				</p>
			</div>
			<ShareBar offering={offering} chosen={ends && quote?.quantity} />
			{closed && <InvestClosed reason={closed} offering={offering} now={now} />}
			{ends && (
				<>
					<QuantityField form={form} range={ends} offering={offering} left={progressOf(offering, position).left} />
					<QuoteLines quote={quote} ownership={ownership} offering={offering} />
					<p role="status" className="sr-only">
						{quote &&
							ownership &&
							t('form.spoken', {
								shares: t('shares', { count: quote.quantity, formatted: count(quote.quantity) }),
								total: money(quote.total),
								percent: formatPercent(ownership.more, locale),
							})}
					</p>
					{rates && quote && <OutcomeList quote={quote} rates={rates} />}
					{!signInHref && (
						<WalletNote
							balance={balance}
							missing={missing}
							topUpHref={(lacks) => topUpHref(lacks, quote?.quantity ?? 0)}
						/>
					)}
					{!signInHref && <RiskConsent form={form} softCap={offering.softCap} />}
					<div>
						<FormFailure message={form.failure} />
						{signInHref ? (
							<LinkButton href={signInHref} variant="seal" size="lg" width="full">
								{t('form.signIn')}
							</LinkButton>
						) : (
							<Button type="submit" variant="seal" size="lg" width="full" loading={form.pending}>
								{quote
									? t('form.submit', { count: quote.quantity, formatted: count(quote.quantity) })
									: t('form.submitBare')}
							</Button>
						)}
						<p className="mt-3 text-sm text-ink-muted">
							{t('form.held', { minutes: HOLD_MINUTES, most: UNPAID_MAX, hours: UNPAID_HOURS })}
						</p>
					</div>
				</>
			)}
		</form>
	);
}
