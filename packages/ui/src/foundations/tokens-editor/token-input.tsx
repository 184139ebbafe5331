import { useId, useState } from 'react';
import { TextInput } from '../../primitives/text-input/index.ts';

interface TokenInputProps {
	/** Its whole name. */
	label: string;
	value: string;
	/** Whether what was typed may be used. */
	isValid: (typed: string) => boolean;
	/** How to write it, where it may not. */
	help: string;
	onChange: (value: string) => void;
}

/** The value of one token as text. What cannot be used stays in sight and changes nothing. */
export function TokenInput({ label, value, isValid, help, onChange }: TokenInputProps) {
	const id = useId();
	// Forgotten once the value is another than it was typed over: picked, imported.
	const [kept, setKept] = useState<{ typed: string; over: string }>();
	const typed = kept?.over === value ? kept.typed : undefined;
	const isWrong = typed !== undefined && !isValid(typed);
	return (
		<div className="grid min-w-0 gap-1">
			<TextInput
				aria-label={label}
				aria-invalid={isWrong || undefined}
				aria-describedby={isWrong ? id : undefined}
				value={typed ?? value}
				spellCheck={false}
				autoComplete="off"
				onChange={({ target }) => {
					const next = isValid(target.value) ? target.value.trim() : value;
					setKept({ typed: target.value, over: next });
					if (next !== value) onChange(next);
				}}
				// Left with something that can be used, it shows what is used.
				onBlur={() => !isWrong && setKept(undefined)}
			/>
			<p id={id} aria-live="polite" className="text-xs text-danger empty:sr-only">
				{isWrong && help}
			</p>
		</div>
	);
}
