import type { ReactNode } from 'react';
import { useLinkElement } from '../link/link-context.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

export interface LinkButtonProps extends ButtonLook {
	/** Address of the page. */
	href: string;
	/** Where it leads, or what is done there. */
	children: ReactNode;
	/** Before the words. */
	leadingIcon?: ReactNode;
	/** After the words. */
	trailingIcon?: ReactNode;
	/** Opens in a new window. @default false */
	external?: boolean | undefined;
	/** Its whole name, where what stands on it is the same on several. */
	'aria-label'?: string | undefined;
}

/** A link that looks like a button: the next step is another page. */
export function LinkButton({
	href,
	variant = 'primary',
	size = 'md',
	width = 'auto',
	flush = false,
	leadingIcon,
	trailingIcon,
	external = false,
	'aria-label': label,
	children,
}: LinkButtonProps) {
	const Element = useLinkElement();
	const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
	return (
		<Element
			href={href}
			aria-label={label}
			className={buttonStyle({ variant, size, width, flush })}
			data-slot="button"
			{...target}
		>
			{leadingIcon}
			{children}
			{trailingIcon}
		</Element>
	);
}
