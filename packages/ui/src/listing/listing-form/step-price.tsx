import { formatMoney, formatNumber, formatPricePerSquareMeter } from '@ancu/forms/format';
import { draftPrices, priceInWords, readArea, readQuote } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { perMonth } from '../../translation/per-month.ts';
import { TextField } from './draft-field.tsx';
import { HintNotes } from './hint-notes.tsx';
import type { StepProps } from './step-props.ts';

/** What the same kind costs around. */
export interface PriceAround {
	/** Name of the ward or district. */
	place: string;
	/** đồng. */
	pricePerSquareMeter: number;
	/** How many listings it is the middle of. */
	count: number;
}

export interface PriceStepProps extends StepProps {
	median?: PriceAround | undefined;
}

/** What it costs, typed as people say it and read back at once. */
export function PriceStep({ form, hints = [], median }: PriceStepProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { tradingType, isNegotiable, price, area } = form.values;
	const isRent = tradingType === 'RENT';
	const { total, perSquareMeter } = draftPrices(form.values);
	const whole = total !== undefined && formatMoney(total, locale);
	return (
		<>
			<TextField
				form={form}
				name="price"
				required={!isNegotiable}
				disabled={isNegotiable}
				label={t(isRent ? 'form.label.rent' : 'form.label.price')}
				hint={t(isRent ? 'form.hint.rent' : 'form.hint.price')}
				after={!isNegotiable && <HintNotes form={form} field="price" hints={hints} />}
			/>
			<Checkbox
				checked={isNegotiable}
				label={t('form.negotiable')}
				onChange={({ target }) => form.set({ isNegotiable: target.checked })}
			/>
			<div role="status" data-slot="price-read" className="my-3 min-h-20 rounded-card bg-surface-sunken p-4">
				{readQuote(form.values).priceUnitId === 'NEGOTIABLE' ? (
					<p className="text-xl font-bold">{t('negotiable')}</p>
				) : total === undefined && perSquareMeter === undefined ? (
					<p className="text-sm text-ink-muted">{t(price.trim() ? 'form.priceUnclear' : 'form.priceWaits')}</p>
				) : (
					<>
						<p className="flex flex-wrap items-baseline gap-x-3">
							{whole && <span className="text-xl font-bold">{perMonth(t, whole, tradingType)}</span>}
							{perSquareMeter !== undefined && <span>{formatPricePerSquareMeter(perSquareMeter, locale)}</span>}
						</p>
						<p className="mt-1">{priceInWords(total ?? perSquareMeter ?? 0, locale)}</p>
						{readArea(area) === undefined && <p className="mt-1 text-sm text-ink-muted">{t('form.priceNeedsArea')}</p>}
					</>
				)}
			</div>
			<div role="status">
				{median && perSquareMeter !== undefined && isFar(perSquareMeter, median.pricePerSquareMeter) && (
					<div className="mb-2">
						<Notice>{t(perSquareMeter < median.pricePerSquareMeter ? 'form.medianBelow' : 'form.medianAbove')}</Notice>
					</div>
				)}
			</div>
			{median && (
				<p className="text-sm text-ink-muted">
					{t('form.median', {
						place: median.place,
						price: formatPricePerSquareMeter(median.pricePerSquareMeter, locale),
						count: median.count,
						formatted: formatNumber(median.count, locale),
					})}
				</p>
			)}
		</>
	);
}

/** Less than half or more than twice what is usual: a slip in the unit or the area more often than a bargain. */
function isFar(price: number, usual: number): boolean {
	return price < usual / 2 || price > usual * 2;
}
