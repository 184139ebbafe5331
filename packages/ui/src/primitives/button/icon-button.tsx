import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type Native = Omit<
	ComponentPropsWithRef<'button'>,
	'className' | 'style' | 'children' | 'aria-label' | 'aria-disabled'
>;

export interface IconButtonProps extends Omit<ButtonLook, 'width'>, Native {
	/** What it does, in words: there are none on it. */
	'aria-label': string;
	/** The picture, hidden from screen readers. */
	icon: ReactNode;
	/** It cannot be pressed for now and looks so, yet keeps the focus: for one that disables itself by being pressed. @default false */
	'aria-disabled'?: boolean | undefined;
}

/** A button that is only a picture. Use it where the picture is known to everybody or room is scarce. */
export function IconButton({
	variant = 'quiet',
	size = 'md',
	icon,
	'aria-disabled': resting = false,
	type = 'button',
	onClick,
	...rest
}: IconButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			title={rest.title ?? rest['aria-label']}
			aria-disabled={resting || undefined}
			data-slot="icon-button"
			onClick={resting ? (event) => event.preventDefault() : onClick}
			className={buttonStyle({ variant, size, shape: 'icon' })}
		>
			{icon}
		</button>
	);
}
