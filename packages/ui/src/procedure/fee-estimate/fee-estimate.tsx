import { type FeeLine, procedureTypes } from '@ancu/forms/procedure';
import { type FeeFormOptions, type FeeFormState, useFeeForm } from '@ancu/forms/procedure/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Fields } from '../../primitives/fields/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { FeeLines } from './fee-lines.tsx';

export interface FeeEstimateProps extends Pick<FeeFormOptions, 'defaultValues' | 'onChange'> {
	/** What it comes to now; empty while nothing says what it is worth. */
	lines: readonly FeeLine[];
	/** The kind is known and not asked for. @default false */
	isTypeFixed?: boolean | undefined;
}

/** Estimates the fees and taxes of a sale or a gift: what is asked, each line with who pays it and where its rate comes from, and the sums. */
export function FeeEstimate({ lines, isTypeFixed = false, defaultValues, onChange }: FeeEstimateProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const id = useId();
	const form = useFeeForm({ defaultValues, locale, onChange });
	const { type, isCloseFamily, isOnlyHome } = form.draft;
	return (
		<section
			aria-labelledby={id}
			data-slot="fee-estimate"
			className="@container rounded-card border border-line bg-surface-raised p-4 sm:p-5"
		>
			<h2 id={id} className="text-lg font-bold">
				{t('estimate.title')}
			</h2>
			<p className="mt-1 mb-4 max-w-prose text-sm text-ink-muted">{t('estimate.lead')}</p>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 @3xl:grid-cols-[20rem_minmax(0,1fr)]">
				<Fields>
					{!isTypeFixed && (
						<div className="mb-1">
							<Segmented
								label={t('list.type')}
								name={`${id}-type`}
								width="full"
								defaultValue={type}
								options={procedureTypes.map((value) => ({ value, label: t(`typeShort.${value}`) }))}
								onChange={(value) => form.set({ type: procedureTypes.find((one) => one === value) ?? 'BUY' })}
							/>
						</div>
					)}
					<Money form={form} name="price" />
					<Money form={form} name="statePrice" />
					<Checkbox
						label={t('estimate.isCloseFamily')}
						checked={isCloseFamily}
						onChange={({ target }) => form.set({ isCloseFamily: target.checked })}
					/>
					{type !== 'DONATE' && (
						<Checkbox
							label={t('estimate.isOnlyHome')}
							checked={isOnlyHome}
							onChange={({ target }) => form.set({ isOnlyHome: target.checked })}
						/>
					)}
				</Fields>
				<FeeLines lines={lines} type={type} />
			</div>
		</section>
	);
}

function Money({ form, name }: { form: FeeFormState; name: 'price' | 'statePrice' }) {
	const { t } = useTranslation('procedure');
	// A gift has no price: either of the two says what it is worth.
	const isGift = form.draft.type === 'DONATE';
	return (
		<Field
			label={t(isGift && name === 'price' ? 'estimate.worth' : `estimate.${name}`)}
			optionalLabel={isGift || name === 'statePrice' ? t('optional') : undefined}
			hint={t(`estimate.${isGift ? 'hintOfGift' : 'hint'}.${name}`)}
			error={form.errorOf(name) && t('error.price.invalid')}
		>
			{(control) => (
				<TextInput
					{...control}
					autoComplete="off"
					value={form.draft[name]}
					onChange={({ target }) => form.type(name, target.value)}
					onBlur={() => form.groupDigits(name)}
				/>
			)}
		</Field>
	);
}
