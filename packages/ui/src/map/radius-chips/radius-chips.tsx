import { formatDistance } from '@ancu/forms/format';
import { useLocale } from '../../i18n/use-locale.ts';

/** m. */
const radii = [500, 1_000, 2_000, 5_000, 10_000] as const;

export interface RadiusChipsProps {
	/** What the distances are of. */
	label: string;
	/** m; one of another size presses none. */
	value: number | undefined;
	onChoose: (radius: number) => void;
}

/** How far around a point to look: the usual distances. */
export function RadiusChips({ label, value, onChoose }: RadiusChipsProps) {
	const locale = useLocale();
	return (
		<fieldset data-slot="radius-chips" className="min-w-0">
			<legend className="mb-1.5 text-sm font-bold">{label}</legend>
			<div className="flex flex-wrap gap-1.5">
				{radii.map((radius) => (
					<button
						key={radius}
						type="button"
						aria-pressed={radius === value}
						onClick={() => onChoose(radius)}
						className="min-h-9 rounded-tag border border-line-strong bg-surface-raised px-2.5 text-sm tabular-nums hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-bold aria-pressed:text-ink-on forced-colors:aria-pressed:system-selected pointer-coarse:min-h-11"
					>
						{formatDistance(radius, locale)}
					</button>
				))}
			</div>
		</fieldset>
	);
}
