import { type Characteristic, characteristics } from '@ancu/forms/listing';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../primitives/segmented/index.ts';

const choices = ['any', 'with', 'without'] as const;
type Choice = (typeof choices)[number];

export interface CharacteristicChoiceProps {
	/** With any of these. */
	wanted: readonly Characteristic[] | undefined;
	/** Without all of these. */
	unwanted: readonly Characteristic[] | undefined;
	/** Those that fit what is searched for. */
	fitting: readonly Characteristic[];
}

/** Features that a property must have or must not have, each with its three answers on one line. */
export function CharacteristicChoice({ wanted, unwanted, fitting }: CharacteristicChoiceProps) {
	const { t } = useTranslation('listing');
	const hintId = useId();
	return (
		<fieldset aria-describedby={hintId} className="min-w-0">
			<legend className="text-sm font-bold">{t('filter.traits.label')}</legend>
			<p id={hintId} className="mb-2 text-sm text-ink-muted">
				{t('filter.traits.hint')}
			</p>
			<div className="grid divide-y divide-line">
				{characteristics.map((value) => (
					<div key={value} hidden={!fitting.includes(value)}>
						<Row
							value={value}
							start={wanted?.includes(value) ? 'with' : unwanted?.includes(value) ? 'without' : 'any'}
						/>
					</div>
				))}
			</div>
		</fieldset>
	);
}

function Row({ value, start }: { value: Characteristic; start: Choice }) {
	const { t } = useTranslation('listing');
	const [choice, setChoice] = useState(start);
	const name = t(`characteristic.${value}`);
	return (
		<div className="flex items-center justify-between gap-3 py-1.5 max-[15rem]:flex-wrap">
			<span aria-hidden="true" className="min-w-0">
				{name}
			</span>
			<div className="shrink-0">
				<Segmented
					label={name}
					name={`trait-${value}`}
					size="sm"
					defaultValue={start}
					options={choices.map((each) => ({ value: each, label: t(`filter.traits.${each}`) }))}
					onChange={(next) => setChoice(next as Choice)}
				/>
			</div>
			{choice !== 'any' && <input type="hidden" name={choice} value={value} />}
		</div>
	);
}
