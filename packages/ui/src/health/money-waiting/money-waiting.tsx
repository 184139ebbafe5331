import { formatAge, formatDateTime, formatMoneyExact, formatNumber } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { rowsStyle } from '../../translation/row-style.ts';
import type { Gateway, Health, Sum } from '../health-model.ts';
import { HealthSection, rowStyle } from '../health-section.tsx';
import { useHealthWords } from '../use-health-words.ts';

export interface MoneyWaitingProps extends Pick<Health, 'ledger' | 'gateways' | 'unmatched' | 'holds' | 'notices'> {
	/** Moment that ages are counted to. */
	now: Date;
	/** Where unmatched money is. */
	unmatchedHref: string;
}

/** Whether the ledger adds up, what each gateway has open, and money that waits for somebody. */
export function MoneyWaiting({ ledger, gateways, unmatched, holds, notices, now, unmatchedHref }: MoneyWaitingProps) {
	const { t } = useTranslation('health');
	const locale = useLocale();
	const sum = ({ count, amount }: Sum) =>
		t('money.sum', { count, formatted: formatNumber(count, locale), amount: formatMoneyExact(amount, locale) });
	return (
		<HealthSection id="health-money" title={t('money.title')}>
			<dl className={rowsStyle}>
				<Fact name={t('money.ledger')} isWrong={!ledger.isBalanced}>
					{ledger.isBalanced
						? t('money.balanced')
						: t('money.unbalanced', {
								difference: formatMoneyExact(ledger.difference, locale),
								count: ledger.wrongWallets,
							})}
				</Fact>
				<Fact name={t('money.unmatched')}>
					{unmatched.count > 0 ? <Link href={unmatchedHref}>{sum(unmatched)}</Link> : sum(unmatched)}
				</Fact>
				<Fact name={t('money.holds')}>{sum(holds)}</Fact>
				<Fact name={t('money.notices')} isWrong={notices > 0}>
					{formatNumber(notices, locale)}
				</Fact>
			</dl>
			<h3 id="health-gateways" className="mt-2 font-bold">
				{t('gateways.title')}
			</h3>
			{gateways.length === 0 ? (
				<p className="text-ink-muted">{t('gateways.empty')}</p>
			) : (
				<ul aria-labelledby="health-gateways" className={rowsStyle}>
					{gateways.map((gateway) => (
						<GatewayRow key={gateway.provider} gateway={gateway} now={now} open={sum(gateway.open)} />
					))}
				</ul>
			)}
		</HealthSection>
	);
}

function Fact({
	name,
	isWrong = false,
	children,
}: {
	name: string;
	isWrong?: boolean | undefined;
	children: ReactNode;
}) {
	const { t } = useTranslation('health');
	return (
		<div className={rowStyle}>
			<dt className="text-ink-muted">{name}</dt>
			<dd className="flex flex-wrap items-center gap-2 font-bold sm:justify-end tabular-nums wrap-anywhere">
				{isWrong && <Tag tone="danger">{t('money.wrong')}</Tag>}
				{children}
			</dd>
		</div>
	);
}

function GatewayRow({ gateway, now, open }: { gateway: Gateway; now: Date; open: string }) {
	const { t } = useTranslation('health');
	const locale = useLocale();
	const { providerOf } = useHealthWords();
	const { provider, review, settledAt } = gateway;
	return (
		<li className={rowStyle}>
			<div className="grid min-w-0 gap-1">
				<p className="flex flex-wrap items-center gap-2 font-bold">
					{providerOf(provider)}
					{review > 0 && <Tag tone="danger">{t('gateways.review', { count: review })}</Tag>}
				</p>
				<p className="text-sm text-ink-muted tabular-nums">
					{settledAt
						? t('gateways.settled', { age: formatAge(settledAt, now, locale), at: formatDateTime(settledAt, locale) })
						: t('gateways.never')}
				</p>
			</div>
			<p className="tabular-nums sm:text-right">{t('gateways.open', { sum: open })}</p>
		</li>
	);
}
