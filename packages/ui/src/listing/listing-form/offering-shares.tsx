import { formatMoney, formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { pricePerShareOf, readQuantity, SHARE_PRICE_MIN } from '@ancu/forms/invest';
import { draftPrices } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { OfferingValue } from './offering-value.tsx';
import { TermField, TermGroup, TermPair, type TermsProps } from './term-field.tsx';

/** How many shares there are, what one costs, and how many are for sale. */
export function OfferingShares({ form, isFixed, figures }: TermsProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const draft = form.values;
	const { released } = figures;
	const price = draftPrices(draft).total;
	const totalShare = readQuantity(draft.totalShare);
	const share = price && totalShare && !draft.pricePerShare.trim() ? pricePerShareOf(price, totalShare) : undefined;
	return (
		<TermGroup title={t('form.offering.shares')} text={t('form.offering.sharesText')}>
			<TermPair>
				<TermField form={form} isFixed={isFixed} required name="totalShare" inputMode="numeric" />
				<TermField
					form={form}
					isFixed={isFixed}
					required
					name="pricePerShare"
					after={
						share !== undefined &&
						share >= SHARE_PRICE_MIN && (
							<Button
								variant="secondary"
								size="sm"
								onClick={(event) => {
									const box = event.currentTarget.closest('[data-field]');
									form.set({ pricePerShare: formatMoneyExact(share, 'vn') });
									// The button goes with what it filled in.
									box?.querySelector('input')?.focus();
								}}
							>
								{t('form.offering.divide', { price: formatMoney(share, locale) })}
							</Button>
						)
					}
				/>
			</TermPair>
			<OfferingValue figures={figures} totalShare={totalShare} price={price} />
			<TermPair>
				{/* More may be released at any time. */}
				<TermField
					form={form}
					isFixed={() => false}
					name="releaseQuantity"
					inputMode="numeric"
					figure={
						released &&
						t('form.offering.part', {
							percent: `${formatNumber(released.percent, locale)}%`,
							value: formatMoney(released.cost, locale),
						})
					}
				/>
			</TermPair>
		</TermGroup>
	);
}
