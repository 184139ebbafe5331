import { useState } from 'react';
import { PaperField, type PaperFieldProps } from './paper-field.tsx';

/** The field with its papers kept beside it, as a form keeps them: `value` is what it begins with. */
export function KeptPapers({ value, onChange, ...field }: PaperFieldProps) {
	const [papers, setPapers] = useState(value);
	return (
		<PaperField
			{...field}
			value={papers}
			onChange={(next) => {
				setPapers(next);
				onChange(next);
			}}
		/>
	);
}
