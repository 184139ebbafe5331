import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx';
import { useLinkElement } from '../link/link-context.tsx';
import { pageWindow } from './page-window.ts';

export interface PaginationLabels {
	/** Name of the navigation. */
	navigation: string;
	/** `Trang trước`. */
	previous: string;
	/** `Trang sau`. */
	next: string;
	/** `Trang 3`. */
	page: (page: number) => string;
}

export interface PaginationProps {
	/** The open one, from 1; past the last one where its rows have gone meanwhile. */
	page: number;
	/** How many there are. */
	pageCount: number;
	/** Address of a page, so that every page can be opened, shared and gone back to. */
	hrefOf: (page: number) => string;
	/** Its words, in the reader's language. */
	labels: PaginationLabels;
}

const item =
	'inline-flex size-10 items-center justify-center rounded-card text-sm font-bold pointer-coarse:size-11 [&_svg]:size-4';

/** The pages of a list. Shows nothing when there is only one, and that is open. */
export function Pagination({ page, pageCount, hrefOf, labels }: PaginationProps) {
	const Element = useLinkElement();
	if (pageCount < 1 || Math.max(page, pageCount) === 1) return null;
	return (
		<nav aria-label={labels.navigation} data-slot="pagination">
			<ul className="flex flex-wrap items-center justify-center gap-1">
				{page > 1 && (
					<li>
						<Element
							href={hrefOf(Math.min(page - 1, pageCount))}
							rel="prev"
							aria-label={labels.previous}
							className={`${item} hover:bg-surface-sunken`}
						>
							<ChevronLeftIcon aria-hidden="true" />
						</Element>
					</li>
				)}
				{pageWindow(Math.min(page, pageCount), pageCount).map((entry) =>
					typeof entry === 'number' ? (
						<li key={entry}>
							<Element
								href={hrefOf(entry)}
								aria-label={labels.page(entry)}
								aria-current={entry === page ? 'page' : undefined}
								className={`${item} ${entry === page ? 'bg-ink text-ink-on forced-colors:system-selected' : 'hover:bg-surface-sunken'}`}
							>
								{entry}
							</Element>
						</li>
					) : (
						<li key={entry} aria-hidden="true" className={`${item} w-6 text-ink-muted`}>
							…
						</li>
					),
				)}
				{page < pageCount && (
					<li>
						<Element
							href={hrefOf(page + 1)}
							rel="next"
							aria-label={labels.next}
							className={`${item} hover:bg-surface-sunken`}
						>
							<ChevronRightIcon aria-hidden="true" />
						</Element>
					</li>
				)}
			</ul>
		</nav>
	);
}
