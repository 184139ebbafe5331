import { useAddressSuggestionsQuery } from '@ancu/api/address';
import { AddressSearch } from '@ancu/ui/address';
import type { PinControl } from '@ancu/ui/listing';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { quiet } from '../data/query-client.ts';
import { useDebounced } from '../data/use-debounced.ts';

/** The search of the listing form that fills in the whole address at once. */
export function SearchSlot({ onPlace }: Pick<PinControl, 'onPlace'>) {
	const [text, setText] = useState('');
	const asked = useDebounced(text.trim());
	const { data } = useAddressSuggestionsQuery(
		{ text: asked },
		{ ...quiet, enabled: asked.length > 1, placeholderData: keepPreviousData },
	);
	const suggestions = asked.length > 1 ? (data?.getAllAddressSuggestion ?? []) : [];
	return (
		<AddressSearch
			text={text}
			onTextChange={setText}
			suggestions={suggestions}
			onChoose={({ provinceId, districtId, wardId, currentProvinceId, currentWardId, street }) => {
				onPlace({
					provinceId: provinceId ?? '',
					districtId: districtId ?? '',
					wardId: wardId ?? '',
					...(currentProvinceId && { currentProvinceId }),
					...(currentWardId && { currentWardId }),
					...(street && { street }),
				});
				setText('');
			}}
		/>
	);
}
