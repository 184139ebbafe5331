import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../primitives/combobox/index.ts';
import { Field } from '../../primitives/field/index.ts';

/** An address that a text may mean, by names; null where the text names none. */
export interface AddressSuggestion {
	provinceId: string | null;
	province: string | null;
	districtId: string | null;
	district: string | null;
	wardId: string | null;
	ward: string | null;
	/** Codes in force since 1 July 2025, and what the ward is called now. */
	currentProvinceId: string | null;
	currentWardId: string | null;
	currentWard: string | null;
	street: string | null;
}

export interface AddressSearchProps {
	/** What stands in the field. */
	text: string;
	/** Told what is typed, to look for places that fit. */
	onTextChange: (text: string) => void;
	/** What it may mean, the likeliest first. */
	suggestions: readonly AddressSuggestion[];
	/** Told which place was chosen. */
	onChoose: (suggestion: AddressSuggestion) => void;
}

/** An address written as people write it, old names or new, in place of choosing each part. */
export function AddressSearch({ text, onTextChange, suggestions, onChoose }: AddressSearchProps) {
	const { t } = useTranslation('address');
	const key = useId();
	const options = suggestions.map((suggestion, index) => {
		const [name = '', ...around] = [suggestion.ward, suggestion.district, suggestion.province].filter(Boolean);
		const { currentWard, street } = suggestion;
		const detail = [
			...around,
			currentWard && currentWard !== name && t('search.now', { ward: currentWard }),
			street && t('search.street', { street }),
		];
		return { id: `${key}${index}`, label: name ?? '', detail: detail.filter(Boolean).join(', '), suggestion };
	});
	return (
		<Field label={t('search.label')} hint={t('search.hint')}>
			{(control) => (
				<Combobox
					{...control}
					value={text}
					options={options}
					listLabel={t('search.list')}
					status={t('search.found', { count: options.length })}
					placeholder={t('search.placeholder')}
					onChange={onTextChange}
					onChoose={({ id }) => {
						const chosen = options.find((option) => option.id === id);
						if (chosen) onChoose(chosen.suggestion);
					}}
				/>
			)}
		</Field>
	);
}
