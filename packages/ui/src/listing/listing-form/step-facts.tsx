import {
	areaKind,
	type Characteristic,
	characteristicsFor,
	directionKind,
	directions,
	type FactField,
	factFields,
	factsFor,
	homeStatuses,
	houseCategories,
	interiorStatuses,
	landCategories,
	rentalStatuses,
} from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { SelectField, TextField } from './draft-field.tsx';
import type { StepProps } from './step-props.ts';

const figures = ['area', 'floorArea', 'facadeArea', 'floors', 'bedroom', 'toilet'] as const;
const vocabularies = {
	landCategory: landCategories,
	houseCategory: houseCategories,
	direction: directions,
	interiorStatus: interiorStatuses,
	homeStatus: homeStatuses,
	rentalStatus: rentalStatuses,
} as const;

const isFigure = (field: FactField): field is (typeof figures)[number] =>
	(figures as readonly FactField[]).includes(field);
const isChoice = (field: FactField): field is keyof typeof vocabularies => field in vocabularies;

/** What the property is like: only what its category can have. */
export function FactsStep({ form }: StepProps) {
	const { t } = useTranslation('listing');
	const { tradingType, categoryId } = form.values;
	if (!categoryId)
		return (
			<StateMessage title={t('form.noKind')} level={3}>
				{t('form.noKindText')}
			</StateMessage>
		);
	const facts = factsFor(tradingType, categoryId);
	return (
		<>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-2">
				{factFields
					.filter((field) => field in facts && field !== 'characteristics')
					.map((field) => {
						const required = facts[field] ?? false;
						if (isChoice(field))
							return (
								<SelectField
									key={field}
									form={form}
									name={field}
									label={field === 'direction' ? t(`directionOf.${directionKind(categoryId)}`) : undefined}
									required={required}
									emptyLabel={t(required ? 'form.choose' : 'form.notSaid')}
									options={vocabularies[field].map((value) => ({
										value,
										label: t(`${field}.${value}` as 'direction.EAST'),
									}))}
								/>
							);
						const isCount = field === 'floors' || field === 'bedroom' || field === 'toilet';
						// The floors of a flat are not added up.
						const isOfFlat = field === 'floorArea' && categoryId === 'apartment';
						const ofFlat = isOfFlat && { label: t('factName.floorArea'), hint: t('form.hint.flatFloorArea') };
						return (
							<TextField
								key={field}
								form={form}
								name={field as Exclude<typeof field, 'characteristics'>}
								required={required}
								label={field === 'area' ? t(`areaOf.${areaKind(categoryId)}`) : undefined}
								hint={isFigure(field) && !isCount ? t(`form.hint.${field}` as 'form.hint.area') : undefined}
								{...ofFlat}
								inputMode={isCount ? 'numeric' : 'text'}
							/>
						);
					})}
			</div>
			{'characteristics' in facts && <Characteristics form={form} />}
		</>
	);
}

function Characteristics({ form }: StepProps) {
	const { t } = useTranslation('listing');
	const chosen = form.values.characteristics;
	const toggle = (value: Characteristic, isOn: boolean) =>
		form.set({ characteristics: isOn ? [...chosen, value] : chosen.filter((other) => other !== value) });
	return (
		<fieldset data-field="characteristics">
			<legend className="mb-1 text-sm font-bold">
				{t('form.label.characteristics')} <span className="font-normal text-ink-muted">{t('form.optional')}</span>
			</legend>
			<p className="text-sm text-ink-muted">{t('form.hint.characteristics')}</p>
			<div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
				{characteristicsFor(form.values.categoryId).map((value) => (
					<Checkbox
						key={value}
						checked={chosen.includes(value)}
						label={t(`characteristic.${value}`)}
						onChange={({ target }) => toggle(value, target.checked)}
					/>
				))}
			</div>
		</fieldset>
	);
}
