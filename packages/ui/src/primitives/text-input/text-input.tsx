import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlStyle } from '../field/control-style.ts';

/** There is no `maxLength`: it cuts what is pasted without a word. Take what was typed and say how long it may be. */
export interface TextInputProps
	extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'maxLength'> {
	/** A small picture inside, at the start. */
	leadingIcon?: ReactNode;
}

/** One line of text. Put it into a `Field`, which gives it its name. */
export function TextInput({ leadingIcon, ...rest }: TextInputProps) {
	if (!leadingIcon) return <input {...rest} data-slot="input" className={controlStyle} />;
	return (
		<span className="relative block min-w-0">
			<span
				aria-hidden="true"
				className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-muted [&_svg]:size-5"
			>
				{leadingIcon}
			</span>
			<input {...rest} data-slot="input" className={`${controlStyle} pl-10`} />
		</span>
	);
}
