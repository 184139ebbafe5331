import { type ReactNode, use } from 'react';
import { useLinkElement } from '../link/index.ts';
import { MenuContext } from './menu-context.ts';

const entry =
	'flex min-h-control w-full cursor-pointer items-center gap-2 rounded-card px-pad-sm text-left outline-hidden select-none focus:bg-surface-sunken [&_svg]:size-4 [&_svg]:shrink-0';

export interface MenuLinkProps {
	/** Address of the page. */
	href: string;
	/** Before the words. */
	icon?: ReactNode;
	/** Name of the page. */
	children: ReactNode;
}

/** An entry that leads to a page. */
export function MenuLink({ href, icon, children }: MenuLinkProps) {
	const Element = useLinkElement();
	const close = use(MenuContext);
	return (
		<Element href={href} role="menuitem" tabIndex={-1} className={entry} onClick={close}>
			{icon}
			{children}
		</Element>
	);
}

export interface MenuItemProps {
	/** Before the words. */
	icon?: ReactNode;
	/** Does it; the menu closes. */
	onSelect: () => void;
	/** What happens: a verb first. */
	children: ReactNode;
}

/** An entry that does something. */
export function MenuItem({ icon, onSelect, children }: MenuItemProps) {
	const close = use(MenuContext);
	return (
		<button
			type="button"
			role="menuitem"
			tabIndex={-1}
			className={entry}
			onClick={() => {
				close();
				onSelect();
			}}
		>
			{icon}
			{children}
		</button>
	);
}

/** A line between groups of entries. */
export function MenuSeparator() {
	return <hr className="my-1 border-line" />;
}
