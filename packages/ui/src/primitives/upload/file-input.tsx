import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'hidden' | 'onChange'> {
	/** Types that are offered: media types, or extensions with their dot. Anything can arrive nevertheless. */
	accept: readonly string[];
	/** What was chosen, one file at least. */
	onTake: (files: [File, ...File[]]) => void;
}

/** The browser's way to choose files, without a look: a button beside it opens it by `ref.current.click()`. */
export function FileInput({ accept, onTake, ...props }: FileInputProps) {
	return (
		<input
			{...props}
			type="file"
			hidden
			accept={accept.join()}
			onChange={({ target }) => {
				const [first, ...others] = target.files ?? [];
				// The same file may be chosen again.
				target.value = '';
				if (first) onTake([first, ...others]);
			}}
		/>
	);
}
