import { formatMoney, formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { dueOf, loanFields, loanMethods, readToolDraft, totalsOf, writeToolDraft } from '@ancu/forms/tool';
import { useLoanForm } from '@ancu/forms/tool/form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { Slider } from '../../primitives/slider/index.ts';
import { ToolField } from '../tool-field/tool-field.tsx';
import { FigureHead, FigureRows, NoFigures } from '../tool-sheet/figures.tsx';

const OWN_FIRST = 30;
const OWN_MOST = 90;
const YEARS_MOST = 35;

export interface LoanPanelProps {
	/** What the property costs, đồng. */
	price: number;
	/** Address of the whole calculator, with what stands here. */
	hrefOf: (params: URLSearchParams) => string;
}

/** A loan for one property, in short: felt for by sliders, with the way to all of it. */
export function LoanPanel({ price, hrefOf }: LoanPanelProps) {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	const id = useId();
	const [percent, setPercent] = useState(OWN_FIRST);
	const ownOf = (percent: number) => Math.round((price * percent) / 100);
	const form = useLoanForm({
		locale,
		draft: {
			...readToolDraft(loanFields, new URLSearchParams({ price: String(price) }), locale),
			own: formatNumber(ownOf(OWN_FIRST), locale),
		},
	});
	const { draft, values, schedule, set } = form;
	const years = Number(draft.term);
	const amount = values?.terms.amount;
	const totals = schedule && totalsOf(schedule);
	return (
		<section
			aria-labelledby={id}
			data-slot="loan-panel"
			className="@container grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface-raised p-4 sm:p-5"
		>
			<div>
				<h2 id={id} className="text-lg font-bold">
					{t('panel.title')}
				</h2>
				<p className="mt-1 max-w-prose text-sm text-ink-muted">
					{t('panel.lead', { price: formatMoney(price, locale) })}
				</p>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 @2xl:grid-cols-2">
				<form noValidate onSubmit={form.onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
					<Slider
						label={t('loan.own')}
						value={percent}
						min={0}
						max={OWN_MOST}
						step={5}
						valueText={`${formatNumber(percent, locale)}% · ${formatMoney(ownOf(percent), locale)}`}
						onChange={(next) => {
							setPercent(next);
							set({ own: formatNumber(ownOf(next), locale) });
						}}
					/>
					<Slider
						label={t('loan.term')}
						value={years}
						min={1}
						max={YEARS_MOST}
						valueText={t('panel.years', { count: years })}
						onChange={(next) => set({ term: String(next) })}
					/>
					<ToolField form={form} name="rate" label={t('loan.rate')} hint={t('panel.rateHint')} inputMode="decimal" />
					<Segmented
						label={t('loan.method.label')}
						name="loan-method"
						width="full"
						value={draft.method}
						options={loanMethods.map((value) => ({ value, label: t(`loan.method.${value}`) }))}
						onChange={(value) => set({ method: loanMethods.find((one) => one === value) ?? 'reducing' })}
					/>
				</form>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
					{schedule?.[0] && totals && amount !== undefined ? (
						<>
							<FigureHead label={t(draft.method === 'annuity' ? 'loan.sum.monthly' : 'loan.sum.first')}>
								{formatMoneyExact(dueOf(schedule[0]), locale)}
							</FigureHead>
							<FigureRows
								rows={[
									{ label: t('loan.sum.amount'), value: formatMoneyExact(amount, locale) },
									{ label: t('loan.sum.interest'), value: formatMoneyExact(totals.interest, locale) },
									{
										label: t('loan.sum.all', { count: totals.months }),
										value: formatMoneyExact(totals.all, locale),
										isSum: true,
									},
								]}
							/>
						</>
					) : (
						<NoFigures>{t('panel.waits')}</NoFigures>
					)}
					<div>
						<LinkButton variant="secondary" size="sm" href={hrefOf(writeToolDraft(loanFields, draft, locale))}>
							{t('panel.more')}
						</LinkButton>
					</div>
				</div>
			</div>
		</section>
	);
}
