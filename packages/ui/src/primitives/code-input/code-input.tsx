import { type ChangeEvent, type ClipboardEvent, type ComponentPropsWithRef, useRef } from 'react';
import { controlStyle } from '../field/control-style.ts';
import { findCode, readDigits } from './find-code.ts';

const LENGTH = 6;

export interface CodeInputProps
	extends Omit<
		ComponentPropsWithRef<'input'>,
		| 'autoComplete'
		| 'className'
		| 'inputMode'
		| 'maxLength'
		| 'minLength'
		| 'onPaste'
		| 'pattern'
		| 'size'
		| 'style'
		| 'type'
	> {
	/** The sixth digit came, typed, pasted or filled in by the phone. */
	onComplete?: ((code: string) => void) | undefined;
}

/** Six digits that were sent to a phone. One input, so that phones fill it in and screen readers read it as one; takes a whole pasted message and finds the code in it. */
export function CodeInput({ onComplete, onChange, ...rest }: CodeInputProps) {
	const last = useRef('');

	const change = (event: ChangeEvent<HTMLInputElement>) => {
		const input = event.currentTarget;
		const code = findCode(input.value) ?? readDigits(input.value).slice(0, LENGTH);
		if (input.value !== code) input.value = code;
		onChange?.(event);
		// A letter after the sixth digit changes nothing.
		if (code.length === LENGTH && code !== last.current) onComplete?.(code);
		last.current = code;
	};

	const paste = (event: ClipboardEvent<HTMLInputElement>) => {
		const text = event.clipboardData.getData('text');
		const code = findCode(text);
		// The first six of many digits would be a guess.
		if (code || readDigits(text).length > LENGTH) event.preventDefault();
		if (!code) return;
		const input = event.currentTarget;
		input.setRangeText(code, 0, input.value.length, 'end');
		input.dispatchEvent(new Event('input', { bubbles: true }));
	};

	return (
		<input
			{...rest}
			type="text"
			inputMode="numeric"
			autoComplete="one-time-code"
			pattern="[0-9]{6}"
			autoCorrect="off"
			spellCheck={false}
			data-slot="code-input"
			onChange={change}
			onPaste={paste}
			className={`${controlStyle} min-h-14 text-center text-2xl font-bold tracking-[0.4em] tabular-nums`}
		/>
	);
}
