import { useAddressSuggestionsQuery } from '@ancu/api/address';
import { AddressSearch } from '@ancu/ui/address';
import type { PinControl } from '@ancu/ui/listing';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const WAIT_MS = 250;

/** The search of the listing form that fills in the whole address at once. */
export function SearchSlot({ onPlace }: Pick<PinControl, 'onPlace'>) {
	const [text, setText] = useState('');
	const [asked, setAsked] = useState('');
	useEffect(() => {
		const timer = setTimeout(setAsked, WAIT_MS, text.trim());
		return () => clearTimeout(timer);
	}, [text]);
	const { data } = useAddressSuggestionsQuery(
		{ text: asked },
		{ enabled: asked.length > 1, placeholderData: keepPreviousData, retry: false },
	);
	const suggestions = asked.length > 1 ? (data?.getAllAddressSuggestion ?? []) : [];
	return (
		<AddressSearch
			text={text}
			onTextChange={setText}
			suggestions={suggestions}
			onChoose={({ provinceId, districtId, wardId, street }) => {
				onPlace({
					provinceId: provinceId ?? '',
					districtId: districtId ?? '',
					wardId: wardId ?? '',
					...(street && { street }),
				});
				setText('');
			}}
		/>
	);
}
