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
export function AddressConversion({ conversion, failed = false, onRetry, ...choice }: AddressConversionProps) {
	const { t } = useTranslation('address');
	return (
		<ConversionBox
			slot="address-conversion"
			loading={t('conversion.loading')}
			failed={failed ? t('conversion.failed') : undefined}
			onRetry={onRetry}
		>
			{conversion && <Answer conversion={conversion} {...choice} />}
		</ConversionBox>
	);
}

type AnswerProps = Pick<AddressConversionProps, 'value' | 'onChoose' | 'error'> & { conversion: ConvertedAddress };

function Answer({ conversion, value = '', onChoose, error }: AnswerProps) {
	const { t } = useTranslation('address');
	// There may be several on a page, and radio buttons of one name are one choice.
	const name = useId();
	const { certainty, units, isDecidedByPoint } = conversion;
	const atPin = isDecidedByPoint ? units[0] : undefined;
	const chosen = units.find(({ wardId }) => value !== '' && wardId === value);
	const now = certainty === 'SPLIT' ? (chosen ?? atPin) : units[0];
	const isElsewhere = chosen && atPin && chosen !== atPin;
	return (
		<>
			<div role="status" className="grid min-w-0 gap-1 empty:-mb-3">
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
				{certainty === 'SPLIT' && !onChoose && !now && (
					<ConversionNote icon={<InfoIcon aria-hidden="true" />}>
						{t('conversion.parts', { parts: units.map(nameOf).join('; ') })}
					</ConversionNote>
				)}
				{certainty === 'SPLIT' && now && (
					<ConversionNote icon={chosen ? <SuccessIcon aria-hidden="true" /> : <PinIcon aria-hidden="true" />}>
						{t(chosen ? 'conversion.chosen' : 'conversion.pinned')}
					</ConversionNote>
				)}
				{isElsewhere && (
					<ConversionNote icon={<AlertIcon aria-hidden="true" />}>
						{t('conversion.pinElsewhere', { ward: atPin.ward })}
					</ConversionNote>
				)}
			</div>
			{certainty === 'SPLIT' && onChoose && (
				<div className="-mb-3">
					<ChoiceList
						legend={t('conversion.ask')}
						name={name}
						value={chosen ? value : ''}
						error={error}
						onChange={onChoose}
						choices={[
							...units.map(({ wardId, ward }) => ({ value: wardId ?? '', label: ward ?? '' })),
							atPin
								? { value: '', label: t('conversion.byPin'), text: atPin.ward ?? '' }
								: { value: '', label: t('conversion.notSure'), text: t('conversion.notSureHint') },
						]}
					/>
				</div>
			)}
		</>
	);
}

function nameOf({ ward, province }: CurrentUnits): string {
	return [ward, province].filter(Boolean).join(', ');
}
