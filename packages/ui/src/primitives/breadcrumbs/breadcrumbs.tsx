import { Fragment } from 'react';
import { ChevronRightIcon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';

/** One step of the way. */
export interface Crumb {
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

/** The way from the start to here. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
	return (
		<nav aria-label={label} data-slot="breadcrumbs">
			<ol className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm text-ink-muted">
				{crumbs.map(({ label: name, href }, index) => (
					<Fragment key={href ?? name}>
						{index > 0 && (
							<li aria-hidden="true">
								<ChevronRightIcon className="size-4" />
							</li>
						)}
						<li className="min-w-0 truncate py-1">
							{href ? (
								<Link href={href} variant="quiet">
									{name}
								</Link>
							) : (
								<span aria-current="page">{name}</span>
							)}
						</li>
					</Fragment>
				))}
			</ol>
		</nav>
	);
}
