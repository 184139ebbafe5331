import type { ChangeEvent } from 'react';
import { TextInput, type TextInputProps } from '../text-input/index.ts';

export interface FormattedInputProps extends TextInputProps {
	/** How what was typed is written, as in fours. Adds and removes separators only: what is too long stays, and is told. */
	format: (text: string) => string;
}

/** One line of text that is put into its common form while one types. The caret stays behind the character that was typed. */
export function FormattedInput({ format, onChange, ...rest }: FormattedInputProps) {
	const change = (event: ChangeEvent<HTMLInputElement>) => {
		const input = event.currentTarget;
		const { value } = input;
		const at = input.selectionStart ?? value.length;
		const written = format(value);
		if (written !== value) {
			input.value = written;
			const before = countOf(value.slice(0, at));
			// Where only a separator was taken away, forwards, it comes back, and the caret goes over it.
			const isOver = event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'deleteContentForward';
			const place = placeAfter(written, before);
			const caret = at === value.length ? written.length : isOver ? nextAfter(written, place) : place;
			input.setSelectionRange(caret, caret);
		}
		onChange?.(event);
	};
	return <TextInput {...rest} onChange={change} />;
}

const CHARACTER = /[\p{L}\p{N}]/gu;

/** How many characters that are no separators. */
function countOf(text: string): number {
	return text.match(CHARACTER)?.length ?? 0;
}

/** The place of the first of them from a place on. */
function nextAfter(text: string, place: number): number {
	const rest = text.slice(place).search(CHARACTER);
	return rest === -1 ? text.length : place + rest;
}

/** The place in a text behind so many of them. */
function placeAfter(text: string, count: number): number {
	if (count === 0) return 0;
	const last = [...text.matchAll(CHARACTER)][count - 1];
	return last ? last.index + last[0].length : text.length;
}
