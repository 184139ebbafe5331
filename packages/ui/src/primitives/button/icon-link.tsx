import type { ReactNode } from 'react';
import { useLinkElement } from '../link/link-context.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

export interface IconLinkProps extends Omit<ButtonLook, 'width'> {
	/** Address of the page. */
	href: string;
	/** Where it leads, in words: there are none on it. */
	'aria-label': string;
	/** The picture, hidden from screen readers. */
	icon: ReactNode;
}

/** A link that is only a picture. Use it where the picture is known to everybody or room is scarce. */
export function IconLink({ href, variant = 'quiet', size = 'md', icon, 'aria-label': label }: IconLinkProps) {
	const Element = useLinkElement();
	return (
		<Element
			href={href}
			aria-label={label}
			title={label}
			className={buttonStyle({ variant, size, shape: 'icon' })}
			data-slot="icon-button"
		>
			{icon}
		</Element>
	);
}
