import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../primitives/choice-list/index.ts';
import { AlertIcon, InfoIcon, PinIcon, SuccessIcon } from '../../primitives/icon/index.ts';
import { ConversionBox, ConversionNote } from '../conversion-box.tsx';

/** Where a place lies since 1 July 2025, by code and by name; null where the ward is not known. */
export interface CurrentUnits {
	provinceId: string;
	/** With its kind: `Thành phố Hồ Chí Minh`. */
	province: string;
	wardId: string | null;
	ward: string | null;
}

/** An address before 1 July 2025 in the system since, and how sure that is. */
export interface ConvertedAddress {
	/** `EXACT`: one unit became one. `MERGED`: it went whole into a larger one. `SPLIT`: into several. `UNKNOWN`: no table says. */
	certainty: 'EXACT' | 'MERGED' | 'SPLIT' | 'UNKNOWN';
	/** The likeliest first; one unless `SPLIT`. */
	units: readonly CurrentUnits[];
	/** Of a `SPLIT`: the pin lies in the first, and so decides. */
	isDecidedByPoint: boolean;
}

export interface AddressConversionProps {
	/** Undefined while it is looked up. */
	conversion: ConvertedAddress | undefined;
	/** It could not be looked up. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Of a ward that was split: the code of the part that the person chose. Empty: where the pin lies, or not known. @default '' */
	value?: string | undefined;
	/** Told the part that is chosen. Left out, the parts are named and nothing is asked. */
	onChoose?: ((wardId: string) => void) | undefined;
	/** What is wrong with the choice and what to do about it. */
	error?: string | undefined;
}

/** Says under an old address what it is called now and how sure that is; asks where the old ward was split. Blocks nothing. */
export function AddressConversion({
	conversion,
	failed = false,
	onRetry,
	value = '',
	onChoose,
	error,
}: AddressConversionProps) {
	const { t } = useTranslation('address');
	// There may be several on a page, and radio buttons of one name are one choice.
	const name = useId();
	const part = conversion && findPart(conversion, value);
	return (
		<ConversionBox
			slot="address-conversion"
			loading={t('conversion.loading')}
			failed={failed ? t('conversion.failed') : undefined}
			onRetry={onRetry}
			said={part && <Said conversion={conversion} part={part} isAsked={onChoose !== undefined} />}
		>
			{part && conversion.certainty === 'SPLIT' && onChoose && (
				<div className="-mb-3">
					<ChoiceList
						legend={t('conversion.ask')}
						name={name}
						value={part.chosen ? value : ''}
						error={error}
						onChange={onChoose}
						choices={[
							...conversion.units.map(({ wardId, ward }) => ({ value: wardId ?? '', label: ward ?? '' })),
							part.atPin
								? { value: '', label: t('conversion.byPin'), text: part.atPin.ward ?? '' }
								: { value: '', label: t('conversion.notSure'), text: t('conversion.notSureHint') },
						]}
					/>
				</div>
			)}
		</ConversionBox>
	);
}

/** Which of the units it is: chosen, where the pin lies, and what counts of both. */
interface Part {
	chosen: CurrentUnits | undefined;
	atPin: CurrentUnits | undefined;
	now: CurrentUnits | undefined;
}

function findPart({ certainty, units, isDecidedByPoint }: ConvertedAddress, value: string): Part {
	const atPin = isDecidedByPoint ? units[0] : undefined;
	const chosen = units.find(({ wardId }) => value !== '' && wardId === value);
	return { chosen, atPin, now: certainty === 'SPLIT' ? (chosen ?? atPin) : units[0] };
}

interface SaidProps {
	conversion: ConvertedAddress;
	part: Part;
	isAsked: boolean;
}

function Said({ conversion: { certainty, units }, part: { chosen, atPin, now }, isAsked }: SaidProps) {
	const { t } = useTranslation('address');
	return (
		<>
			{now && (
				<p className="min-w-0 break-words">
					<span className="text-sm text-ink-muted">{t('conversion.now')}</span> <strong>{nameOf(now)}</strong>
				</p>
			)}
			{certainty === 'EXACT' && (
				<ConversionNote icon={<SuccessIcon aria-hidden="true" />}>{t('conversion.exact')}</ConversionNote>
			)}
			{certainty === 'MERGED' && (
				<ConversionNote icon={<SuccessIcon aria-hidden="true" />}>
					{t(now?.ward ? 'conversion.mergedWard' : 'conversion.mergedProvince')}
				</ConversionNote>
			)}
			{certainty === 'UNKNOWN' && (
				<ConversionNote icon={<InfoIcon aria-hidden="true" />}>{t('conversion.unknown')}</ConversionNote>
			)}
			{certainty === 'SPLIT' && !isAsked && !now && (
				<ConversionNote icon={<InfoIcon aria-hidden="true" />}>
					{t('conversion.parts', { parts: units.map(nameOf).join('; ') })}
				</ConversionNote>
			)}
			{certainty === 'SPLIT' && now && (
				<ConversionNote icon={chosen ? <SuccessIcon aria-hidden="true" /> : <PinIcon aria-hidden="true" />}>
					{t(chosen ? 'conversion.chosen' : 'conversion.pinned')}
				</ConversionNote>
			)}
			{chosen && atPin && chosen !== atPin && (
				<ConversionNote icon={<AlertIcon aria-hidden="true" />}>
					{t('conversion.pinElsewhere', { ward: atPin.ward })}
				</ConversionNote>
			)}
		</>
	);
}

function nameOf({ ward, province }: CurrentUnits): string {
	return [ward, province].filter(Boolean).join(', ');
}
