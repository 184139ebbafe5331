import { formatArea, formatLength, formatMoney, formatPricePerSquareMeter } from '@ancu/forms/format';
import {
	areaRanges,
	directions,
	doesFieldFit,
	type FilterField,
	filterConditions,
	fittingCharacteristics,
	frontageSteps,
	houseCategories,
	interiorStatuses,
	isCategoryOf,
	type ListingFilter,
	legalStatuses,
	postedSteps,
	postModes,
	priceRanges,
	readAreaLimit,
	readPriceLimit,
	readUnitPriceLimit,
	unitPriceRanges,
} from '@ancu/forms/listing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { CharacteristicChoice } from './characteristic-choice.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { CountField } from './count-field.tsx';
import { FilterSection } from './filter-section.tsx';
import { RangeInput } from './range-input.tsx';
import { StepField } from './step-field.tsx';

/** A kind of property to choose. */
export interface CategoryOption {
	id: string;
	name: string;
}

export interface FilterSectionsProps {
	/** What was set when the form opened. */
	start: ListingFilter;
	/** What is set now. */
	draft: ListingFilter;
	categories: readonly CategoryOption[];
	/** The choice of a place. */
	address: ReactNode;
	/** Something changed that no control tells the form. */
	onChange: () => void;
}

const sections = {
	place: ['provinceId', 'districtId', 'wardId', 'currentProvinceId', 'currentWardId', 'projectName'],
	category: ['categoryIds', 'houseCategories'],
	price: ['priceMin', 'priceMax', 'pricePerSquareMeterMin', 'pricePerSquareMeterMax'],
	size: ['areaMin', 'areaMax', 'facadeMin'],
	rooms: ['bedroomMin', 'toiletMin', 'floorsMin'],
	papers: ['legalStatuses', 'isGreenCheck', 'isPlanningChecked'],
	traits: ['directions', 'interiorStatuses', 'characteristics', 'characteristicsNot'],
	post: ['postedWithinDays', 'postMode'],
} as const satisfies Record<string, readonly FilterField[]>;

/** Every condition, in sections. What does not fit the kind and categories that are chosen is put away, not forgotten. */
export function FilterSections({ start, draft, categories, address, onChange }: FilterSectionsProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { tradingType } = draft;
	const isRent = tradingType === 'RENT';

	const section = (name: keyof typeof sections) => {
		const fields: readonly FilterField[] = sections[name];
		return {
			title: t(`filter.section.${name}`),
			count: filterConditions(draft).filter(([first]) => first && fields.includes(first)).length,
			hidden: !fields.some((field) => doesFieldFit(field, draft)),
		};
	};
	const fitting = (field: FilterField, control: ReactNode) => <div hidden={!doesFieldFit(field, draft)}>{control}</div>;

	return (
		<div>
			<FilterSection {...section('place')} main>
				{address}
				{fitting(
					'projectName',
					<Field compact label={t('filter.project')}>
						{(control) => (
							<TextInput
								{...control}
								name="project"
								defaultValue={start.projectName}
								placeholder={t('filter.projectExample')}
								autoComplete="off"
							/>
						)}
					</Field>,
				)}
			</FilterSection>
			<FilterSection {...section('category')} main>
				<CheckboxGroup
					name="category"
					legend={t('filter.category')}
					legendHidden
					options={categories.map(({ id, name }) => ({ value: id, label: name, fits: isCategoryOf(id, tradingType) }))}
					values={start.categoryIds}
				/>
				{fitting(
					'houseCategories',
					<CheckboxGroup
						name="house"
						legend={t('filter.house')}
						options={houseCategories.map((value) => ({ value, label: t(`houseCategory.${value}`) }))}
						values={start.houseCategories}
					/>,
				)}
			</FilterSection>
			<FilterSection {...section('price')} main>
				<RangeInput
					label={t('filter.section.price')}
					labelHidden
					ends={[
						{ name: 'priceMin', label: t('filter.priceFrom') },
						{ name: 'priceMax', label: t('filter.priceTo') },
					]}
					presets={priceRanges(tradingType)}
					value={{ min: start.priceMin, max: start.priceMax }}
					read={readPriceLimit}
					format={(value) => formatMoney(value, locale)}
					example={t(isRent ? 'filter.example.rent' : 'filter.example.price')}
					onChange={onChange}
				/>
				<RangeInput
					label={t('filter.unitPrice')}
					ends={[
						{ name: 'unitPriceMin', label: t('filter.unitPriceFrom') },
						{ name: 'unitPriceMax', label: t('filter.unitPriceTo') },
					]}
					presets={unitPriceRanges(tradingType)}
					value={{ min: start.pricePerSquareMeterMin, max: start.pricePerSquareMeterMax }}
					read={readUnitPriceLimit}
					format={(value) => formatPricePerSquareMeter(value, locale)}
					formatPreset={(value) => formatMoney(value, locale)}
					example={t(isRent ? 'filter.example.unitRent' : 'filter.example.unitPrice')}
					onChange={onChange}
				/>
			</FilterSection>
			<FilterSection {...section('size')} main>
				<RangeInput
					label={t('filter.section.size')}
					labelHidden
					ends={[
						{ name: 'areaMin', label: t('filter.areaFrom') },
						{ name: 'areaMax', label: t('filter.areaTo') },
					]}
					presets={areaRanges}
					value={{ min: start.areaMin, max: start.areaMax }}
					read={(text) => readAreaLimit(text, locale)}
					format={(value) => formatArea(value, locale)}
					example={t('filter.example.area')}
					onChange={onChange}
				/>
				{fitting(
					'facadeMin',
					<StepField
						name="frontage"
						label={t('filter.frontage')}
						steps={frontageSteps}
						format={(value) => t('filter.atLeast', { value: formatLength(value, locale) })}
						value={start.facadeMin}
					/>,
				)}
			</FilterSection>
			<FilterSection {...section('rooms')}>
				{fitting('bedroomMin', <CountField name="bedrooms" label={t('filter.bedrooms')} value={start.bedroomMin} />)}
				{fitting('toiletMin', <CountField name="toilets" label={t('filter.toilets')} value={start.toiletMin} />)}
				{fitting('floorsMin', <CountField name="floors" label={t('filter.floors')} value={start.floorsMin} />)}
			</FilterSection>
			<FilterSection {...section('papers')}>
				<CheckboxGroup
					name="legal"
					legend={t('filter.legal')}
					options={legalStatuses.map((value) => ({ value, label: t(`legalStatus.${value}`) }))}
					values={start.legalStatuses}
				/>
				<div>
					<Checkbox name="greenCheck" value="1" label={t('filter.greenCheck')} defaultChecked={start.isGreenCheck} />
					<Checkbox
						name="planningCheck"
						value="1"
						label={t('filter.planningCheck')}
						defaultChecked={start.isPlanningChecked}
					/>
				</div>
			</FilterSection>
			<FilterSection {...section('traits')}>
				{fitting(
					'directions',
					<CheckboxGroup
						name="direction"
						dense
						legend={t('filter.direction')}
						options={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
						values={start.directions}
					/>,
				)}
				{fitting(
					'interiorStatuses',
					<CheckboxGroup
						name="interior"
						legend={t('filter.interior')}
						options={interiorStatuses.map((value) => ({ value, label: t(`interiorStatus.${value}`) }))}
						values={start.interiorStatuses}
					/>,
				)}
				{fitting(
					'characteristics',
					<CharacteristicChoice
						wanted={start.characteristics}
						unwanted={start.characteristicsNot}
						fitting={fittingCharacteristics(draft)}
					/>,
				)}
			</FilterSection>
			<FilterSection {...section('post')}>
				<StepField
					name="posted"
					label={t('filter.posted')}
					steps={postedSteps}
					format={(count) => t('filter.lastDays', { count })}
					value={start.postedWithinDays}
				/>
				<Segmented
					label={t('filter.by')}
					labelShown
					name="by"
					width="full"
					defaultValue={start.postMode ?? ''}
					options={[
						{ value: '', label: t('filter.any') },
						...postModes.map((value) => ({ value, label: t(`filter.byWhom.${value}`) })),
					]}
				/>
			</FilterSection>
		</div>
	);
}
