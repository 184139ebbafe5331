import { formatMoneyExact } from '@ancu/forms/format';
import { outcomes } from '@ancu/forms/invest';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';
import { TermArea, TermField, TermGroup, type TermsProps } from './term-field.tsx';

/** What the money is for, how to get it back, and how much that may be. */
export function OfferingPlan({ form, isFixed, figures }: TermsProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	return (
		<>
			<TermGroup title={t('form.offering.plan')}>
				<TermArea form={form} isFixed={isFixed} name="useOfFunds" required rows={4} />
				<TermArea form={form} isFixed={isFixed} name="exitRule" required rows={3} />
			</TermGroup>
			<TermGroup title={t('form.offering.outcomes')} text={t('form.offering.outcomesText')}>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-3">
					{outcomes.map((outcome) => {
						const amount = figures.outcomes?.find((each) => each.outcome === outcome);
						return (
							<TermField
								key={outcome}
								form={form}
								isFixed={isFixed}
								plainLabel
								name={`${outcome}Bps`}
								figure={amount && t('form.offering.outcome', { back: formatMoneyExact(amount.back, locale) })}
							/>
						);
					})}
				</div>
				<p className="flex max-w-prose items-start gap-2 text-sm text-ink-muted">
					<InfoIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{t('form.offering.outcomesRisk')}
				</p>
			</TermGroup>
		</>
	);
}
