import { Fragment } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';

/** One step of the way. */
export interface Crumb {
	/** Name of the page. */
	label: string;
	/** Left out for the page that is open. */
	href?: string | undefined;
}

export interface BreadcrumbsProps {
	/** Name of the navigation. */
	label: string;
	/** From the start to the page that is open. */
	crumbs: readonly Crumb[];
}

/** The way from the start to here, on a phone the last step of it; to machines a schema.org BreadcrumbList. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
	// A phone has no room for the whole way: the way back is what it is used for.
	const parent = crumbs.findLastIndex(({ href }) => href !== undefined);
	const beside = parent < 0 ? '' : 'max-sm:hidden';
	return (
		<nav aria-label={label} data-slot="breadcrumbs">
			<ol
				itemScope
				itemType="https://schema.org/BreadcrumbList"
				className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm text-ink-muted"
			>
				{crumbs.map(({ label: name, href }, index) => (
					<Fragment key={href ?? name}>
						{index > 0 && (
							<li aria-hidden="true" className={beside}>
								<ChevronRightIcon className="size-4" />
							</li>
						)}
						<li
							itemProp="itemListElement"
							itemScope
							itemType="https://schema.org/ListItem"
							// Cut off within the link: around it there is room for the outline of the focus.
							className={`flex max-w-full min-w-0 *:min-w-0 sm:py-1 sm:pointer-coarse:min-h-11 sm:pointer-coarse:items-center ${index === parent ? 'max-sm:min-h-11 max-sm:items-center max-sm:gap-1' : beside}`}
						>
							{index === parent && <ChevronLeftIcon aria-hidden="true" className="size-4 shrink-0 sm:hidden" />}
							{href ? (
								<Link href={href} variant="quiet" alone itemProp="item">
									<span itemProp="name" className="block truncate">
										{name}
									</span>
								</Link>
							) : (
								<span aria-current="page" itemProp="name" className="block truncate">
									{name}
								</span>
							)}
							<meta itemProp="position" content={String(index + 1)} />
						</li>
					</Fragment>
				))}
			</ol>
		</nav>
	);
}
