import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import { ChevronDownIcon } from '../icon/index.ts';
import { useLinkElement } from '../link/index.ts';

export interface MenuProps {
	/** What the button is called, for those who do not see it. */
	label: string;
	/** What stands on the button. */
	trigger: ReactNode;
	/** `MenuLink`, `MenuItem`, `MenuSeparator`. */
	children: ReactNode;
}

/** A button that opens a list of pages and actions. Arrow keys move in it, Escape closes it. */
export function Menu({ label, trigger, children }: MenuProps) {
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger aria-label={label} className={`${buttonStyle({ variant: 'quiet', size: 'sm' })} max-w-48`}>
				{trigger}
				<ChevronDownIcon aria-hidden="true" className="size-4 shrink-0" />
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal>
				<DropdownMenu.Content
					align="end"
					sideOffset={6}
					collisionPadding={8}
					data-slot="menu"
					className="z-50 min-w-52 rounded-card border border-line-strong bg-surface-raised p-1 text-ink shadow-float"
				>
					{children}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	);
}

const item =
	'flex min-h-control cursor-pointer items-center gap-2 rounded-card px-pad-sm outline-none select-none data-[highlighted]:bg-surface-sunken [&_svg]:size-4 [&_svg]:shrink-0';

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
	return (
		<DropdownMenu.Item asChild className={item}>
			<Element href={href}>
				{icon}
				{children}
			</Element>
		</DropdownMenu.Item>
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
	return (
		<DropdownMenu.Item onSelect={onSelect} className={item}>
			{icon}
			{children}
		</DropdownMenu.Item>
	);
}

/** A line between groups of entries. */
export function MenuSeparator() {
	return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
