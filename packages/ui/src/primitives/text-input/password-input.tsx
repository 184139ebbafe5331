import { type ComponentPropsWithRef, useState } from 'react';
import { controlStyle } from '../field/control-style.ts';
import { EyeIcon, EyeOffIcon } from '../icon/icon.tsx';

/** There is no `maxLength`, as a TextInput has none. */
export interface PasswordInputProps
	extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type' | 'maxLength'> {
	/** Name of the button that shows what is typed. */
	showLabel: string;
	/** Name of the button that hides it again. */
	hideLabel: string;
}

/** A password, which the person may look at while typing. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
	const [shown, setShown] = useState(false);
	return (
		<span className="relative block min-w-0">
			<input
				// While it is shown it is text to a phone, which would write it with a capital and mend its spelling.
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				{...rest}
				type={shown ? 'text' : 'password'}
				data-slot="input"
				className={`${controlStyle} pr-12`}
			/>
			<button
				type="button"
				aria-label={shown ? hideLabel : showLabel}
				onClick={() => setShown(!shown)}
				className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-card text-ink-muted hover:text-ink [&_svg]:size-5"
			>
				{shown ? <EyeOffIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
			</button>
		</span>
	);
}
