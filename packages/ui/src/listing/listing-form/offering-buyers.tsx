import { formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { TermField, TermGroup, TermPair, type TermsProps } from './term-field.tsx';

/** How much each buyer must and may buy, and the fee. */
export function OfferingBuyers({ form, isFixed, figures: { least, most, one } }: TermsProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const money = (dong: number) => formatMoneyExact(dong, locale);
	return (
		<TermGroup title={t('form.offering.buyers')}>
			<TermPair>
				<TermField
					form={form}
					isFixed={isFixed}
					name="minInvestment"
					figure={
						least &&
						t('form.offering.least', {
							count: least.quantity,
							formatted: formatNumber(least.quantity, locale),
							cost: money(least.cost),
						})
					}
				/>
				<TermField
					form={form}
					isFixed={isFixed}
					name="maxSharePerAccount"
					inputMode="numeric"
					figure={most && t('form.offering.most', { percent: `${formatNumber(most.percent, locale)}%` })}
				/>
				<TermField
					form={form}
					isFixed={isFixed}
					name="feeBps"
					inputMode="decimal"
					figure={one && one.fee > 0 && t('form.offering.one', { total: money(one.total), fee: money(one.fee) })}
				/>
			</TermPair>
		</TermGroup>
	);
}
