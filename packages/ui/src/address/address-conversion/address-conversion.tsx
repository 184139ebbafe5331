import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../primitives/choice-list/index.ts';
import { AlertIcon, InfoIcon, PinIcon, SuccessIcon } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { RetryButton } from '../../translation/load-error/retry-button.tsx';

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
		<div
			// Try again leads here: in a form, its heading is far away.
			tabIndex={-1}
			data-slot="address-conversion"
			aria-busy={(!conversion && !failed) || undefined}
			className="grid min-w-0 gap-3 rounded-card border border-line bg-surface-sunken p-3"
		>
			{conversion ? (
				<Answer conversion={conversion} {...choice} />
			) : failed ? (
				<div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<Note icon={<AlertIcon aria-hidden="true" />}>{t('conversion.failed')}</Note>
					<RetryButton size="sm" onRetry={onRetry} />
				</div>
			) : (
				<p role="status" className="flex items-center gap-2 text-sm text-ink-muted">
					<Spinner />
					{t('conversion.loading')}
				</p>
			)}
		</div>
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
				{certainty === 'EXACT' && <Note icon={<SuccessIcon aria-hidden="true" />}>{t('conversion.exact')}</Note>}
				{certainty === 'MERGED' && (
					<Note icon={<SuccessIcon aria-hidden="true" />}>
						{t(now?.ward ? 'conversion.mergedWard' : 'conversion.mergedProvince')}
					</Note>
				)}
				{certainty === 'UNKNOWN' && <Note icon={<InfoIcon aria-hidden="true" />}>{t('conversion.unknown')}</Note>}
				{certainty === 'SPLIT' && !onChoose && !now && (
					<Note icon={<InfoIcon aria-hidden="true" />}>
						{t('conversion.parts', { parts: units.map(nameOf).join('; ') })}
					</Note>
				)}
				{certainty === 'SPLIT' && now && (
					<Note icon={chosen ? <SuccessIcon aria-hidden="true" /> : <PinIcon aria-hidden="true" />}>
						{t(chosen ? 'conversion.chosen' : 'conversion.pinned')}
					</Note>
				)}
				{isElsewhere && (
					<Note icon={<AlertIcon aria-hidden="true" />}>{t('conversion.pinElsewhere', { ward: atPin.ward })}</Note>
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

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<p className="flex min-w-0 items-start gap-2 text-sm text-ink-muted [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
			{icon}
			<span className="min-w-0">{children}</span>
		</p>
	);
}

function nameOf({ ward, province }: CurrentUnits): string {
	return [ward, province].filter(Boolean).join(', ');
}
