import { useId } from 'react';
import { useEarlyChanges } from '../field/use-early-changes.ts';

export interface SliderProps {
	/** What is set. */
	label: string;
	/** What it is set to. */
	value: number;
	/** The least. */
	min: number;
	/** The most. */
	max: number;
	/** What an arrow key adds or takes. @default 1 */
	step?: number | undefined;
	/** The value in words, as `60%`: shown, and said to screen readers. */
	valueText: string;
	/** Told the value while it is moved. */
	onChange: (value: number) => void;
}

/** A number that one feels one's way to. Arrow keys move it by a step. */
export function Slider({ label, value, min, max, step = 1, valueText, onChange }: SliderProps) {
	const id = useId();
	const ref = useEarlyChanges<HTMLDivElement>();
	return (
		<div ref={ref} data-slot="slider" className="grid min-w-0 gap-1">
			<div className="flex items-baseline justify-between gap-3 text-sm">
				<label htmlFor={id} className="font-bold">
					{label}
				</label>
				{/* Screen readers have it from the slider itself, and would say it twice. */}
				<output htmlFor={id} aria-live="off" className="tabular-nums text-ink-muted">
					{valueText}
				</output>
			</div>
			<input
				id={id}
				type="range"
				value={value}
				min={min}
				max={max}
				step={step}
				aria-valuetext={valueText}
				onChange={(event) => onChange(event.target.valueAsNumber)}
				className="h-6 w-full cursor-pointer accent-ink pointer-coarse:h-11"
			/>
		</div>
	);
}
