export interface ProgressBarProps {
	/** What is on its way. */
	label: string;
	/** From 0 to 1; nothing while it waits for its turn. */
	fraction: number | undefined;
	/** Said in place of the percentage. */
	valueText?: string | undefined;
}

/** How many of a hundred parts of a file have come. */
export function percentOf(fraction: number | undefined): number {
	return Math.round(Math.min(1, fraction ?? 0) * 100);
}

/** How far a file has come. The words stand beside it. */
export function ProgressBar({ label, fraction, valueText }: ProgressBarProps) {
	const percent = percentOf(fraction);
	return (
		<span
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={percent}
			aria-valuetext={valueText}
			data-slot="progress-bar"
			className="block h-1.5 overflow-hidden rounded-full bg-line forced-colors:outline"
		>
			<span
				className="block h-full rounded-full bg-focus forced-colors:system-filled transition-[width]"
				style={{ width: `${percent}%` }}
			/>
		</span>
	);
}
