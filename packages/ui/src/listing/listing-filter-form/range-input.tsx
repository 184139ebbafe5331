import { withPlainSpaces } from '@ancu/forms/format';
import { inOrder, type LimitFault, type NumberRange, type ReadLimit } from '@ancu/forms/listing';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../../primitives/icon/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { lowerFirst, sayRange } from '../use-filter-words.ts';
import { RangePresets } from './range-presets.tsx';

export interface RangeInputProps {
	/** What is limited: `Giá`. */
	label: string;
	/** The label is said elsewhere, as by the section's name. @default false */
	labelHidden?: boolean | undefined;
	/** The lower and the upper end: parameter in the address, and name of the field. */
	ends: readonly [{ name: string; label: string }, { name: string; label: string }];
	/** Usual ranges, each a press away. */
	presets: readonly NumberRange[];
	/** What is set. */
	value: NumberRange;
	/** Reads what people write. */
	read: (text: string) => ReadLimit;
	/** Says a number as people do. */
	format: (value: number) => string;
	/** Says a number on a preset, where the label says the rest. @default format */
	formatPreset?: ((value: number) => string) | undefined;
	/** What may be written, for an empty field. */
	example: string;
	/** Something changed that the form does not hear of: a preset, or two ends that changed places. */
	onChange: () => void;
}

interface End {
	text: string;
	value?: number | undefined;
	fault?: LimitFault | undefined;
	/** It was typed here, so it is said how it was read. */
	typed?: boolean;
}

/** A range, as usual ranges and in one's own words. The form is sent plain numbers, the lower first; what cannot be read stays and is told. */
export function RangeInput({
	label,
	labelHidden = false,
	ends,
	presets,
	value,
	read,
	format,
	formatPreset = format,
	example,
	onChange,
}: RangeInputProps) {
	const { t } = useTranslation('listing');
	const id = useId();
	const write = ({ min, max }: NumberRange): [End, End] => [writeEnd(min), writeEnd(max)];
	const writeEnd = (limit: number | undefined): End => ({
		text: limit === undefined ? '' : withPlainSpaces(format(limit)),
		value: limit,
	});
	const [state, setState] = useState(() => write(inOrder(value)));
	// A fault is told when somebody goes on, not while they are still writing.
	const [told, setTold] = useState(false);
	const [swapped, setSwapped] = useState(false);
	const [low, high] = state;
	const range = inOrder({ min: low.value, max: high.value });
	const faults = [...new Set(state.flatMap(({ fault }) => (told && fault) || []))];

	const words = lowerFirst(sayRange(range, format, t));
	const note = swapped
		? t('filter.swapped', { value: words })
		: words && state.some(({ typed, fault }) => typed && !fault) && t('filter.readAs', { value: words });

	return (
		<fieldset data-slot="range-input" className="min-w-0 scroll-mb-12">
			<legend className={labelHidden ? 'sr-only' : 'mb-2 text-sm font-bold'}>{label}</legend>
			<RangePresets
				label={t('filter.presets', { name: label })}
				presets={presets}
				value={range}
				format={formatPreset}
				onChoose={(preset) => {
					setState(write(preset));
					setSwapped(false);
					onChange();
				}}
			/>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves both ends. */}
			<div
				className="mt-3 grid grid-cols-2 gap-3"
				onBlur={({ currentTarget, relatedTarget }) => {
					if (currentTarget.contains(relatedTarget)) return;
					setTold(true);
					if (low.value === range.min) return;
					setState([high, low]);
					setSwapped(true);
					onChange();
				}}
			>
				{ends.map((end, index) => {
					const { text, fault } = state[index] as End;
					return (
						<div key={end.name} className="grid min-w-0 gap-1">
							<label htmlFor={`${id}-${index}`} className="text-sm text-ink-muted">
								<span aria-hidden="true">{t(index === 0 ? 'filter.from' : 'filter.to')}</span>
								<span className="sr-only">{end.label}</span>
							</label>
							<LimitInput
								id={`${id}-${index}`}
								text={text}
								fault={fault && t(`filter.fault.${fault}`)}
								told={told}
								onTell={() => setTold(true)}
								noteId={`${id}-note`}
								example={index === 1 ? example : ''}
								onText={(typed) => {
									const next = { text: typed, ...read(typed), typed: true };
									setState(index === 0 ? [next, high] : [low, next]);
									setTold(false);
									setSwapped(false);
								}}
							/>
							<input type="hidden" name={end.name} value={(index === 0 ? range.min : range.max) ?? ''} />
						</div>
					);
				})}
			</div>
			<p
				id={`${id}-note`}
				aria-live="polite"
				className={`mt-1 min-h-5.5 text-sm ${faults.length > 0 ? 'text-danger' : 'text-ink-muted'}`}
			>
				{faults.length > 0
					? faults.map((fault) => (
							<span key={fault} className="flex items-start gap-1.5">
								<AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
								{t(`filter.fault.${fault}`)}
							</span>
						))
					: note}
			</p>
		</fieldset>
	);
}

interface LimitInputProps {
	id: string;
	text: string;
	/** Why it cannot be read. */
	fault: string | undefined;
	told: boolean;
	/** The form was about to be sent. */
	onTell: () => void;
	noteId: string;
	example: string;
	onText: (text: string) => void;
}

function LimitInput({ id, text, fault, told, onTell, noteId, example, onText }: LimitInputProps) {
	const ref = useRef<HTMLInputElement>(null);
	useEffect(() => ref.current?.setCustomValidity(fault ?? ''), [fault]);
	return (
		<TextInput
			ref={ref}
			id={id}
			value={text}
			placeholder={example}
			autoComplete="off"
			aria-describedby={noteId}
			aria-invalid={told && fault ? true : undefined}
			onInvalid={onTell}
			onChange={({ target }) => onText(target.value)}
		/>
	);
}
