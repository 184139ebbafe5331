import { formatDateTime, formatMoneyExact, formatNumber, formatRate } from '@ancu/forms/format';
import { quoteOf } from '@ancu/forms/invest';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Written } from '../../translation/written.tsx';
import { DocumentList } from '../document-list/document-list.tsx';
import { type OfferingFactsModel, ratesOf } from '../invest-model.ts';
import { OutcomeList } from '../outcome-list/outcome-list.tsx';

export interface OfferingFactsProps {
	offering: OfferingFactsModel;
	/** Where a visitor signs in to open the documents; left out for those who are signed in. */
	signInHref?: string | undefined;
}

/** What is offered, on which terms: figures, what the money is for, what to expect, how to get out, and the papers. */
export function OfferingFacts({ offering, signInHref }: OfferingFactsProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const money = (dong: number) => formatMoneyExact(dong, locale);
	const count = (shares: number) => t('shares', { count: shares, formatted: formatNumber(shares, locale) });
	const rates = ratesOf(offering);
	const { startDate, endDate, maxSharePerAccount, softCap, useOfFunds, exitRule, documents } = offering;
	return (
		<div data-slot="offering-facts" className="grid grid-cols-[minmax(0,1fr)] gap-8">
			<Part title={t('facts.terms')}>
				<dl className="grid gap-x-8 sm:grid-cols-2">
					<Fact label={t('facts.value')}>{money(offering.pricePerShare * offering.totalShare)}</Fact>
					<Fact label={t('facts.price')}>{money(offering.pricePerShare)}</Fact>
					<Fact label={t('facts.total')}>{count(offering.totalShare)}</Fact>
					<Fact label={t('facts.release')}>{count(offering.releaseQuantity)}</Fact>
					<Fact label={t('facts.min')}>
						{offering.minInvestment > 0 ? money(offering.minInvestment) : t('facts.minNone')}
					</Fact>
					<Fact label={t('facts.max')}>
						{maxSharePerAccount === null ? t('facts.maxNone') : count(maxSharePerAccount)}
					</Fact>
					<Fact label={t('facts.fee')}>
						{offering.feeBps > 0 ? t('facts.feeOf', { rate: formatRate(offering.feeBps, locale) }) : t('facts.feeNone')}
					</Fact>
					<Fact label={t('facts.softCap')}>{softCap > 0 ? count(softCap) : t('facts.softCapNone')}</Fact>
					<Fact label={t('facts.start')}>{startDate ? formatDateTime(startDate, locale) : t('facts.startNone')}</Fact>
					<Fact label={t('facts.end')}>{endDate ? formatDateTime(endDate, locale) : t('facts.endNone')}</Fact>
				</dl>
				<p className="max-w-prose text-sm text-ink-muted">{t(softCap > 0 ? 'facts.refund' : 'facts.noRefund')}</p>
			</Part>
			<Part title={t('facts.useOfFunds')}>
				<Words text={useOfFunds} none={t('facts.useOfFundsNone')} />
			</Part>
			{rates ? (
				<OutcomeList title={t('facts.outcomes')} quote={quoteOf(offering, 1)} rates={rates} />
			) : (
				<Part title={t('outcome.title')}>
					<Words text={null} none={t('facts.outcomesNone')} />
				</Part>
			)}
			<Part title={t('facts.exit')}>
				<Words text={exitRule} none={t('facts.exitNone')} />
			</Part>
			<Part title={t('facts.documents')}>
				{signInHref ? (
					<p>
						<Link href={signInHref} alone>
							{t('facts.documentsSignIn')}
						</Link>
					</p>
				) : documents.length > 0 ? (
					<DocumentList documents={documents} />
				) : (
					<Words text={null} none={t('facts.documentsNone')} />
				)}
			</Part>
		</div>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h3 id={id} className="font-bold">
				{title}
			</h3>
			{children}
		</section>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
			<dt className="text-ink-muted">{label}</dt>
			<dd className="ml-auto min-w-0 text-right font-bold wrap-anywhere">{children}</dd>
		</div>
	);
}

function Words({ text, none }: { text: string | null; none: string }) {
	return text ? <Written>{text}</Written> : <p className="text-ink-muted">{none}</p>;
}
