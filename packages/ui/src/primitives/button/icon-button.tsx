import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type Native = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label'>;

export interface IconButtonProps extends Omit<ButtonLook, 'width'>, Native {
	/** What it does, in words: there are none on it. */
	'aria-label': string;
	/** The picture, hidden from screen readers. */
	icon: ReactNode;
}

/** A button that is only a picture. Use it where the picture is known to everybody or room is scarce. */
export function IconButton({ variant = 'quiet', size = 'md', icon, type = 'button', ...rest }: IconButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			title={rest.title ?? rest['aria-label']}
			data-slot="icon-button"
			className={buttonStyle({ variant, size, shape: 'icon' })}
		>
			{icon}
		</button>
	);
}
