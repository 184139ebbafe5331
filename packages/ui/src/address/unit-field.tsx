import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../primitives/field/index.ts';
import { AlertIcon } from '../primitives/icon/index.ts';
import { Select } from '../primitives/select/index.ts';
import { RetryButton } from '../translation/load-error/retry-button.tsx';
import { ConversionNote } from './conversion-box.tsx';

/** An administrative unit to choose. */
export interface AddressUnit {
	/** Official code. */
	id: string;
	name: string;
}

interface UnitFieldProps {
	label: string;
	hint?: ReactNode;
	/** What is wrong with the choice and what to do about it. */
	error: ReactNode;
	/** Told to screen readers; draws nothing. @default false */
	required?: boolean | undefined;
	/** Keeps no line for an error. @default false */
	compact?: boolean | undefined;
	/** Parameter in the form's data; left out where the form reads it otherwise. */
	name?: string | undefined;
	/** The choice of none. */
	emptyLabel: string;
	/** Undefined while they load, or where that failed. */
	units: readonly AddressUnit[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	/** Asks for them again; left out where that comes by itself alone. */
	onRetry?: (() => void) | undefined;
	/** Nothing can be chosen yet. @default false */
	disabled?: boolean | undefined;
	/** An empty text is none. */
	value: string;
	onChange: (id: string) => void;
}

/** The choice of one unit, which says where what there is to choose is still on its way, or did not come. */
export function UnitField({
	emptyLabel,
	units,
	failed = false,
	onRetry,
	value,
	onChange,
	name,
	disabled,
	error,
	compact = false,
	...field
}: UnitFieldProps) {
	const { t } = useTranslation('translation');
	const isMissing = !units && failed;
	const absent = t(failed ? 'notLoaded' : 'loading');
	// What was chosen before its list is there is sent all the same.
	const waiting = value ? [{ id: value, name: absent }] : [];
	return (
		// Try again leads here: in a form, its heading is far away.
		<div tabIndex={-1} className="grid min-w-0 content-start gap-2">
			{/* It stands in the line that is kept for an error. */}
			<Field {...field} error={error} compact={compact || isMissing}>
				{(control) => (
					<Select
						{...control}
						name={name}
						disabled={disabled}
						value={value}
						emptyLabel={units || value ? emptyLabel : absent}
						options={(units ?? waiting).map(({ id, name }) => ({ value: id, label: name }))}
						onChange={({ target }) => onChange(target.value)}
					/>
				)}
			</Field>
			{isMissing && (
				<div
					role="alert"
					className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${compact ? '' : 'mb-3'}`}
				>
					<ConversionNote icon={<AlertIcon aria-hidden="true" />}>{t('listFailed')}</ConversionNote>
					{onRetry && <RetryButton size="sm" onRetry={onRetry} />}
				</div>
			)}
		</div>
	);
}
