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
	const [typed, setTyped] = useState<string>();
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
					setTyped(target.value);
					if (isValid(target.value)) onChange(target.value.trim());
				}}
				// Left with something that can be used, it shows what is used.
				onBlur={() => !isWrong && setTyped(undefined)}
			/>
			<p id={id} aria-live="polite" className="text-xs text-danger empty:hidden">
				{isWrong && help}
			</p>
		</div>
	);
}
