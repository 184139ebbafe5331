import { formatMoneyExact, formatNumber } from '@ancu/forms/format';
import type { OfferingTerms, ShareRange } from '@ancu/forms/invest';
import type { InvestFormState } from '@ancu/forms/invest/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { MinusIcon, PlusIcon } from '../../primitives/icon/index.ts';
import { Slider } from '../../primitives/slider/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';

export interface QuantityFieldProps {
	form: InvestFormState;
	range: ShareRange;
	offering: OfferingTerms;
	/** Shares that anybody can have now. */
	left: number;
}

/** How many shares: typed, by steps, or by feel. Says from where to where, and which rule sets each end, before anybody meets it. */
export function QuantityField({ form, range, offering, left }: QuantityFieldProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const id = useId();
	const { min, max, minRule, maxRule } = range;
	const count = (shares: number) => formatNumber(shares, locale);
	const { onBlur, ...input } = form.register('quantity');
	// Whoever refused a number may know better than this page how many there are.
	const ends = { min, max, ...form.paramsOf('quantity') };
	const words = useErrorWords('invest', form.errorOf, {
		count: Number(form.errorOf('quantity') === 'too_small' ? ends.min : ends.max),
		min: count(Number(ends.min)),
		max: count(Number(ends.max)),
	});
	const shown = Math.min(max, Math.max(min, form.quantity ?? min));

	const step = (by: -1 | 1) => (
		<IconButton
			variant="secondary"
			icon={by < 0 ? <MinusIcon aria-hidden="true" /> : <PlusIcon aria-hidden="true" />}
			aria-label={t(by < 0 ? 'quantity.less' : 'quantity.more')}
			// Stays focusable at the end of the range, and says which rule ends it there.
			aria-disabled={!form.canStep(by)}
			aria-describedby={`${id}-${by < 0 ? 'min' : 'max'}`}
			onClick={() => form.step(by)}
		/>
	);

	return (
		<div data-slot="quantity-field" className="grid grid-cols-[minmax(0,1fr)] gap-1">
			<Field
				required
				label={t('quantity.label')}
				hint={
					<>
						<span id={`${id}-min`} className="block">
							{t(`quantity.min.${minRule}`, {
								min: count(min),
								amount: formatMoneyExact(offering.minInvestment, locale),
							})}
						</span>
						<span id={`${id}-max`} className="block">
							{t(`quantity.max.${maxRule}`, {
								count: max,
								max: count(max),
								left: count(left),
								limit: count(offering.maxSharePerAccount ?? 0),
							})}
						</span>
					</>
				}
				error={words('quantity')}
			>
				{(field) => (
					<span className="flex max-w-72 items-center gap-2">
						{step(-1)}
						<TextInput
							{...field}
							{...input}
							inputMode="numeric"
							autoComplete="off"
							onBlur={(event) => {
								form.groupDigits();
								return onBlur(event);
							}}
							onKeyDown={(event) => {
								if (event.altKey || event.ctrlKey || event.metaKey) return;
								const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
								if (by === 0) return;
								event.preventDefault();
								if (form.canStep(by)) form.step(by);
							}}
						/>
						{step(1)}
					</span>
				)}
			</Field>
			{max > min && (
				<Slider
					label={t('quantity.slider')}
					value={shown}
					min={min}
					max={max}
					valueText={t('shares', { count: shown, formatted: count(shown) })}
					onChange={form.chooseQuantity}
				/>
			)}
		</div>
	);
}
