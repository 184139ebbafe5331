import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { CloseIcon, CompareIcon } from '../../primitives/icon/index.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { breakBeforeUnits } from '../../translation/break-before-units.tsx';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { tableRoles as roles } from '../../translation/table-roles.ts';
import { listingHref } from '../listing-model.ts';
import { ListingPhoto } from '../listing-photo/listing-photo.tsx';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { type ComparedListing, useComparedFacts } from './compare-facts.ts';

export interface CompareTableProps {
	/** Two to four; undefined while they load. Fewer than two are nothing to compare. */
	listings: readonly ComparedListing[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Address of the comparison without this listing. */
	withoutHref: (listing: ComparedListing) => string;
	/** Where listings are chosen. */
	savedHref: string;
}

/** Two to four listings side by side, fact by fact; what is best of each is said in a word. */
export function CompareTable({ listings, failed = false, onRetry, withoutHref, savedHref }: CompareTableProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const [differencesOnly, setDifferencesOnly] = useState(false);
	const Element = useLinkElement();
	const { container, onRemove } = useFocusAfterRemoval<HTMLTableRowElement>(
		listings?.length,
		'[data-slot="compare-remove"]',
	);
	const facts = useComparedFacts(listings ?? []);
	const shown = differencesOnly ? facts.filter(({ values }) => new Set(values).size > 1) : facts;
	// The same element whatever follows it: it may have the focus.
	const head = (control?: ReactNode) => (
		<div className="flex flex-wrap items-center justify-between gap-x-6">
			<h1 className="text-2xl font-bold">{t('compare.title')}</h1>
			{control}
		</div>
	);

	if (!listings) {
		return (
			<div className="grid py-6 lg:py-10 grid-cols-[minmax(0,1fr)] gap-5">
				{head()}
				{failed ? (
					<LoadError title={t('list.error')} onRetry={onRetry} />
				) : (
					<div role="status" aria-busy="true" aria-label={t('translation:loading')} className="h-96">
						<Skeleton shape="box" />
					</div>
				)}
			</div>
		);
	}
	if (listings.length < 2) {
		return (
			<div className="grid py-6 lg:py-10 grid-cols-[minmax(0,1fr)] gap-5">
				{head()}
				<StateMessage
					title={t('compare.empty')}
					icon={<CompareIcon />}
					actions={<LinkButton href={savedHref}>{t('compare.toSaved')}</LinkButton>}
				>
					{t('compare.emptyText')}
				</StateMessage>
			</div>
		);
	}

	const name =
		'border-line bg-surface-sunken px-2 text-left align-top text-sm font-normal text-ink-muted sm:sticky sm:left-0 sm:z-10 sm:w-44 sm:min-w-44 sm:border-r sm:px-3 sm:py-2.5';
	// A phone has the width for two listings, not for the names of the facts beside them: each stands above its values.
	const row = 'max-sm:grid max-sm:grid-cols-[repeat(var(--listings),minmax(0,1fr))]';
	return (
		<div data-slot="compare-table" className="grid py-6 lg:py-10 grid-cols-[minmax(0,1fr)] gap-4">
			{head(
				<Checkbox
					label={t('compare.differences')}
					checked={differencesOnly}
					onChange={(event) => setDifferencesOnly(event.currentTarget.checked)}
				/>,
			)}
			{/* Scrolls sideways by keyboard too. */}
			<section
				aria-label={t('compare.table')}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1; browsers differ in making scrollers focusable by themselves.
				tabIndex={0}
				className="overflow-x-auto rounded-card border border-line bg-surface-raised"
			>
				{/* The roles say again what the elements are: without the layout of a table some browsers forget it. */}
				<table
					{...roles.table}
					style={{ '--listings': listings.length } as CSSProperties}
					className="w-full border-separate border-spacing-0 max-sm:block max-sm:min-w-[calc(var(--listings)*min(9.5rem,44%))]"
				>
					<thead {...roles.rowGroup} className="max-sm:block">
						<tr ref={container} {...roles.row} className={row}>
							<th {...roles.columnHeader} scope="col" className={`${name} max-sm:sr-only`}>
								{t('compare.fact')}
							</th>
							{listings.map((listing, index) => (
								<th
									{...roles.columnHeader}
									key={listing.id}
									scope="col"
									className="border-l border-line p-2 text-left align-top font-normal sm:w-56 sm:min-w-48 sm:p-3 [&:nth-child(2)]:border-l-0"
								>
									<div className="grid gap-2">
										<span className="overflow-hidden rounded-tag">
											<ListingPhoto photo={listing.cover} sizes="14rem" />
										</span>
										<Element
											href={listingHref(listing)}
											lang={langOf(listing.title)}
											className="line-clamp-3 rounded-tag font-bold wrap-anywhere hover:underline"
										>
											{listing.title}
										</Element>
										<Element
											href={withoutHref(listing)}
											data-slot="compare-remove"
											onClick={() => onRemove(index)}
											aria-label={t('compare.remove', { title: listing.title })}
											className="inline-flex min-h-9 items-center gap-1 justify-self-start rounded-tag text-sm text-ink-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
										>
											<CloseIcon aria-hidden="true" className="size-4" />
											{t('compare.removeShort')}
										</Element>
									</div>
								</th>
							))}
						</tr>
					</thead>
					<tbody {...roles.rowGroup} className="max-sm:block sm:[&_td]:border-t [&_td]:border-line [&_th]:border-t">
						{shown.map(({ name: fact, values, best }) => (
							<tr {...roles.row} key={fact} className={row}>
								<th {...roles.rowHeader} scope="row" className={`${name} max-sm:col-span-full max-sm:py-1`}>
									<span className="max-sm:sticky max-sm:left-2">{fact}</span>
								</th>
								{listings.map(({ id }, index) => (
									<td
										{...roles.cell}
										key={id}
										className={`border-l px-2 py-2.5 sm:px-3 align-top tabular-nums wrap-anywhere [&:nth-child(2)]:border-l-0 ${best?.of[index] ? 'font-bold' : ''}`}
									>
										{breakBeforeUnits(values[index]) ?? <span className="text-ink-muted">{t('compare.unknown')}</span>}
										{best?.of[index] && (
											<>
												{' '}
												<Tag tone="outline">{best.word}</Tag>
											</>
										)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
				{shown.length === 0 && <p className="border-t border-line p-4">{t('compare.same')}</p>}
			</section>
		</div>
	);
}
