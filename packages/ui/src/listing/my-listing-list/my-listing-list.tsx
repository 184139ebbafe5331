import type { SubmitFailure } from '@ancu/forms/form';
import { formatNumber } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { PaperIcon, PlusIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { TabLinks } from '../../primitives/tab-links/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import type { OwnClosedReason, OwnListing } from '../listing-owner-model.ts';
import { MyListingRow, type RenewListing } from './my-listing-row.tsx';

/** Parts of one's own listings: `waiting` is PENDING, `public` ACCEPT, CHECKED and APPROVE, `closed` CANCEL. */
export const myListingTabs = ['all', 'waiting', 'public', 'closed'] as const;
export type MyListingTab = (typeof myListingTabs)[number];

export interface MyListingListProps extends PagedListProps {
	tab: MyListingTab;
	/** How many of those that the words find are in each part; those that are not known are left out. */
	counts?: Partial<Record<MyListingTab, number>> | undefined;
	/** Words that the list is held to; empty for none. */
	search: string;
	/** Told the words that the list is to be held to. */
	onSearch: (search: string) => void;
	/** Address of a part and page of this screen, held to the same words. */
	hrefOf: (tab: MyListingTab, page: number) => string;
	/** Those of the part and page; undefined while they load. */
	listings: readonly OwnListing[] | undefined;
	/** Moment that days are counted to. */
	now: Date;
	/** Where a listing is posted. */
	postHref: string;
	/** Where a listing is changed. */
	editHref: (listing: OwnListing) => string;
	/** Where the green check of a listing is asked for and looked at. */
	checkHref: (listing: OwnListing) => string;
	/** What is said of its green check, beside its status. */
	checkTags?: ((listing: OwnListing) => ReactNode) | undefined;
	/** Closes a listing, and has it changed in `listings` by the time it answers. */
	onClose: (id: string, reason: OwnClosedReason) => Promise<SubmitFailure | undefined>;
	/** Puts a listing up again or makes it last longer, tells its new status, and has it changed in `listings` by the time it answers. */
	onRenew: RenewListing;
}

/** One's own listings by status: where each stands, why, how long it lasts, and what can be done with it. */
export function MyListingList({
	tab,
	counts = {},
	search,
	onSearch,
	hrefOf,
	listings,
	total = 0,
	now,
	postHref,
	editHref,
	checkHref,
	checkTags,
	onClose,
	onRenew,
	...list
}: MyListingListProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const heading = useLedFocus();
	const post = (variant: 'seal' | 'secondary') => (
		<LinkButton href={postHref} variant={variant} leadingIcon={<PlusIcon aria-hidden="true" />}>
			{t('mine.post')}
		</LinkButton>
	);

	return (
		<section
			aria-labelledby="my-listings"
			data-slot="my-listing-list"
			className="grid py-6 lg:py-10 grid-cols-[minmax(0,1fr)] gap-5"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h1 ref={heading.ref} id="my-listings" tabIndex={-1} className="text-2xl font-bold outline-none">
					{t('mine.title')}
				</h1>
				{(search || listings?.length !== 0) && post('seal')}
			</div>
			{/* Of nothing at all there is nothing to search. */}
			{(search !== '' || counts.all !== 0) && (
				<ListFilter
					label={t('mine.search')}
					hint={t('mine.searchHint')}
					filter={{ search }}
					onFilter={(next) => onSearch(next.search)}
				/>
			)}
			<p role="status" className="text-ink-muted empty:sr-only">
				{search && listings && t('mine.found', { count: total, formatted: formatNumber(total, locale) })}
			</p>
			<TabLinks
				label={t('mine.tabs.label')}
				tabs={myListingTabs.map((name) => {
					const count = counts[name];
					return {
						href: hrefOf(name, 1),
						label: t(`mine.tabs.${name}`),
						count: count === undefined ? undefined : formatNumber(count, locale),
						current: name === tab,
					};
				})}
			/>
			<ListBody
				{...list}
				rows={listings}
				total={total}
				hrefOf={(page) => hrefOf(tab, page)}
				error={t('list.error')}
				loading={<RowsLoading rows={4} />}
				empty={
					search ? (
						<NoMatch title={t('mine.none')} onShowAll={() => onSearch('')} heading={heading.ref}>
							{t('mine.noneText')}
						</NoMatch>
					) : (
						<StateMessage title={t(`mine.empty.${tab}`)} icon={<PaperIcon />} actions={post('seal')}>
							{t(`mine.emptyText.${tab}`)}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
						{rows.map((listing) => (
							<MyListingRow
								key={listing.id}
								listing={listing}
								now={now}
								editHref={editHref(listing)}
								checkHref={checkHref(listing)}
								checkTags={checkTags?.(listing)}
								onClose={onClose}
								onRenew={onRenew}
								onDone={heading.lead}
							/>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}
