import type { NumberRange } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { PresetButton } from '../../translation/preset-button.tsx';
import { sayRange } from '../use-filter-words.ts';

export interface RangePresetsProps {
	/** Name of the group. */
	label: string;
	presets: readonly NumberRange[];
	/** What is set. */
	value: NumberRange;
	format: (value: number) => string;
	/** Told the range that was pressed; an empty one when it was set already. */
	onChoose: (range: NumberRange) => void;
}

/** Usual ranges as buttons that stay pressed. */
export function RangePresets({ label, presets, value, format, onChoose }: RangePresetsProps) {
	const { t } = useTranslation('listing');
	const sayPreset = (key: 'filter.chip.from' | 'filter.chip.to', options: { value: string }) =>
		t(key === 'filter.chip.from' ? 'filter.over' : 'filter.under', options);
	return (
		// biome-ignore lint/a11y/useSemanticElements: it stands inside a fieldset that has the visible name.
		<div role="group" aria-label={label} className="flex flex-wrap gap-2">
			{presets.map((preset) => {
				const isSet = preset.min === value.min && preset.max === value.max;
				return (
					<PresetButton
						key={`${preset.min}-${preset.max}`}
						pressed={isSet}
						onPress={() => onChoose(isSet ? {} : preset)}
					>
						{sayRange(preset, format, sayPreset)}
					</PresetButton>
				);
			})}
		</div>
	);
}
