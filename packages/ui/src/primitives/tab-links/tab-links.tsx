import { useLinkElement } from '../link/index.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';

/** One part of a screen, with an address of its own. */
export interface TabLink {
	/** Its address. */
	href: string;
	/** A word or two. */
	label: string;
	/** How many are in it, formatted; left out while it is not known. */
	count?: string | undefined;
	/** Whether it is the open one. */
	current: boolean;
}

export interface TabLinksProps {
	/** Name of the navigation. */
	label: string;
	/** The widest first. */
	tabs: readonly TabLink[];
}

/** The parts of a screen side by side. Links, so that each can be opened, shared and gone back to. */
export function TabLinks({ label, tabs }: TabLinksProps) {
	const Element = useLinkElement();
	const row = useCurrentInSight<HTMLElement>(tabs.find(({ current }) => current)?.href);
	return (
		<nav
			ref={row}
			aria-label={label}
			data-slot="tab-links"
			className="relative -mx-4 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
		>
			<ul className="flex gap-1">
				{tabs.map(({ href, label: name, count, current }) => (
					<li key={href}>
						<Element
							href={href}
							aria-current={current ? 'page' : undefined}
							className={`flex min-h-control items-center gap-2 border-b-2 px-pad-sm font-bold whitespace-nowrap outline-offset-[-2px] ${current ? 'border-ink text-ink' : 'border-transparent text-ink-muted hover:text-ink forced-colors:border-[Canvas]'}`}
						>
							{name}
							{count !== undefined && <span className="text-sm font-normal text-ink-muted">{count}</span>}
						</Element>
					</li>
				))}
			</ul>
		</nav>
	);
}
