import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../primitives/choice-list/index.ts';
import { InfoIcon, SuccessIcon } from '../../primitives/icon/index.ts';
import { ConversionBox, ConversionNote } from '../conversion-box.tsx';
import { type FormerPlace, type FormerUnits, isSamePlace, sharedPlace } from './former-place.ts';

export interface FormerAddressProps {
	/** What the commune was made of, the likeliest first; provinces alone where no table says it. Undefined while it is looked up. */
	units: readonly FormerUnits[] | undefined;
	/** It could not be looked up. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** What is known or was chosen of it. */
	value: FormerPlace;
	/** Told the units of what is chosen: all of one, or what several have in common. */
	onChoose: (place: FormerPlace) => void;
	/** What is wrong with the choice and what to do about it. */
	error?: string | undefined;
}

/** Says under a commune in force what it was until 30 June 2025; asks where it was made of several. “Not sure” is an answer. */
export function FormerAddress({ units, failed = false, onRetry, value, onChoose, error }: FormerAddressProps) {
	const { t } = useTranslation('address');
	// There may be several on a page, and radio buttons of one name are one choice.
	const name = useId();
	const choices = useChoices(units ?? []);
	const chosen = choices.findIndex(({ place }) => isSamePlace(place, value));
	const [only] = units?.length === 1 ? units : [];
	return (
		<ConversionBox
			slot="former-address"
			loading={t('former.loading')}
			failed={failed ? (error ?? t('former.failed')) : undefined}
			onRetry={onRetry}
			said={units && <Said units={only ?? choices[chosen]?.named} isOnly={only !== undefined} />}
		>
			{units && units.length > 1 && (
				<div className="-mb-3">
					<ChoiceList
						legend={t('former.ask')}
						name={name}
						value={String(chosen)}
						error={error}
						onChange={(at) => {
							const choice = choices[Number(at)];
							if (choice) onChoose(choice.place);
						}}
						choices={choices.map(({ label, text }, at) => ({ value: String(at), label, text }))}
					/>
				</div>
			)}
		</ConversionBox>
	);
}

/** What it was, and where it was nothing else, how sure that is. */
function Said({ units, isOnly }: { units: NamedUnits | undefined; isOnly: boolean }) {
	const { t } = useTranslation('address');
	const isWhole = units !== undefined && (units.ward ?? units.district) !== null;
	return (
		<>
			{units && (
				<p className="min-w-0 break-words">
					<span className="text-sm text-ink-muted">
						{t(units.ward || (isOnly && units.district) ? 'former.was' : 'former.within')}
					</span>{' '}
					<strong>{[units.ward, units.district, units.province].filter(Boolean).join(', ')}</strong>
				</p>
			)}
			{isOnly &&
				(isWhole ? (
					<ConversionNote icon={<SuccessIcon aria-hidden="true" />}>{t('former.only')}</ConversionNote>
				) : (
					<ConversionNote icon={<InfoIcon aria-hidden="true" />}>{t('former.unknown')}</ConversionNote>
				))}
		</>
	);
}

type NamedUnits = Omit<FormerUnits, 'provinceId' | 'districtId' | 'wardId'>;

interface FormerChoice {
	place: FormerPlace;
	/** What is known by it, in names; undefined where that is nothing. */
	named: NamedUnits | undefined;
	label: string;
	text: string | undefined;
}

/** Each of the units, then that one is not sure: in each province apart, where they lie in several. */
function useChoices(units: readonly FormerUnits[]): FormerChoice[] {
	const { t } = useTranslation('address');
	const provinces = [...Map.groupBy(units, ({ provinceId }) => provinceId).values()];
	const each = units.map((unit): FormerChoice => {
		const [label = '', ...above] = [unit.ward, unit.district, unit.province].filter((name) => name !== null);
		return {
			place: { provinceId: unit.provinceId, districtId: unit.districtId ?? '', wardId: unit.wardId ?? '' },
			named: unit,
			label,
			text: above.join(', ') || undefined,
		};
	});
	const notSure = provinces.map((some): FormerChoice => {
		const place = sharedPlace(some);
		const [{ province, district } = { province: '', district: null }] = some;
		return {
			place,
			named: { province, district: place.districtId ? district : null, ward: null },
			label: provinces.length > 1 ? t('former.notSureIn', { province }) : t('conversion.notSure'),
			text: t('former.notSureHint'),
		};
	});
	return [...each, ...notSure.filter(({ place }) => !each.some((choice) => isSamePlace(choice.place, place)))];
}
