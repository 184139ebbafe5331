import { formatDistance } from '@ancu/forms/format';
import { useLocale } from '../../i18n/use-locale.ts';
import { PresetButton } from '../../translation/preset-button.tsx';

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
			<div className="flex flex-wrap gap-2">
				{radii.map((radius) => (
					<PresetButton key={radius} pressed={radius === value} onPress={() => onChoose(radius)}>
						{formatDistance(radius, locale)}
					</PresetButton>
				))}
			</div>
		</fieldset>
	);
}
