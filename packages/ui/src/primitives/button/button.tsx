import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type Native = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-disabled'>;

export interface ButtonProps extends ButtonLook, Native {
	/** What happens: a verb first. */
	children: ReactNode;
	/** Before the words. */
	leadingIcon?: ReactNode;
	/** After the words. */
	trailingIcon?: ReactNode;
	/** The act is under way: the button keeps its place and its words, shows a spinner and takes no second click. @default false */
	loading?: boolean | undefined;
	/** It cannot be pressed for now and looks so, yet keeps the focus: for one that disables itself by being pressed. @default false */
	'aria-disabled'?: boolean | undefined;
}

/** Does something on this page. */
export function Button({
	variant = 'primary',
	size = 'md',
	width = 'auto',
	flush = false,
	leadingIcon,
	trailingIcon,
	loading = false,
	disabled,
	'aria-disabled': resting = false,
	type = 'button',
	onClick,
	children,
	...rest
}: ButtonProps) {
	const isStill = loading || resting;
	return (
		<button
			{...rest}
			type={type}
			disabled={disabled}
			// Stays focusable while it works: focus must not fall to the page's top.
			aria-disabled={isStill || undefined}
			aria-busy={loading || undefined}
			data-slot="button"
			onClick={isStill ? (event) => event.preventDefault() : onClick}
			className={buttonStyle({ variant, size, width, flush })}
		>
			{loading ? <Spinner /> : leadingIcon}
			{children}
			{trailingIcon}
		</button>
	);
}
