import type { SubmitFailure } from '@ancu/forms/form';
import { COMPARE_MAX, isPublicStatus } from '@ancu/forms/listing';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { CompareIcon, SaveIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '../listing-card/listing-card-skeleton.tsx';
import type { SavedListing } from '../listing-owner-model.ts';
import { SaveButton } from '../save-button/save-button.tsx';

/** So few can be compared. */
const COMPARE_MIN = 2;

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3';

export interface SavedListingListProps extends PagedListProps {
	/** Undefined while they load. */
	listings: readonly SavedListing[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	now: Date;
	/** Where listings are found. */
	browseHref: string;
	/** Address of the comparison of two to four listings, by their numbers. */
	compareHref: (sequenceIds: readonly number[]) => string;
	/** Numbers of those that were chosen to compare before. @default none */
	defaultChosen?: readonly number[] | undefined;
	/** Told which are chosen, at each choice; keeping them for the way back is the caller's. */
	onChoose?: ((sequenceIds: readonly number[]) => void) | undefined;
	/** Takes a listing out of the saved ones, and has it gone from `listings` by the time it answers. */
	onUnsave: (id: string) => Promise<SubmitFailure | undefined>;
}

/** Saved listings as cards, with what became of each, and the choice of two to four to compare. */
export function SavedListingList({
	listings,
	now,
	browseHref,
	compareHref,
	defaultChosen = [],
	onChoose,
	onUnsave,
	...list
}: SavedListingListProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const heading = useLedFocus();
	const [chosen, setChosen] = useState(defaultChosen);
	const told = useRef(chosen);
	const isFull = chosen.length >= COMPARE_MAX;
	const choose = (sequenceId: number) =>
		setChosen((before) =>
			before.length < COMPARE_MAX && !before.includes(sequenceId) ? [...before, sequenceId] : before,
		);
	const leaveOut = (sequenceId: number) =>
		setChosen((before) => (before.includes(sequenceId) ? before.filter((other) => other !== sequenceId) : before));

	// Not where it is chosen: whoever has left while another one was taken out is not led back.
	useEffect(() => {
		if (told.current === chosen) return;
		told.current = chosen;
		onChoose?.(chosen);
	}, [chosen, onChoose]);

	return (
		<section
			aria-labelledby="saved-listings"
			data-slot="saved-listing-list"
			className="grid grid-cols-[minmax(0,1fr)] gap-4"
		>
			<h2 ref={heading.ref} id="saved-listings" tabIndex={-1} className="sr-only">
				{t('saved.tabs.listings')}
			</h2>
			<ListBody
				{...list}
				rows={listings}
				error={t('list.error')}
				loading={
					<div role="status" aria-busy="true" aria-label={t('list.loading')} className={columns}>
						<ListingCardSkeleton />
						<ListingCardSkeleton />
						<ListingCardSkeleton />
					</div>
				}
				empty={
					<StateMessage
						title={t('saved.empty')}
						icon={<SaveIcon />}
						actions={<LinkButton href={browseHref}>{t('saved.browse')}</LinkButton>}
					>
						{t('saved.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => (
					// What is reached by keyboard is not behind the bar.
					<ul className={`${columns} ${chosen.length > 0 ? '[&_:is(a,button,input)]:scroll-mb-32' : ''}`}>
						{rows.map((listing) => {
							const { id, sequenceId, title, status, closedReason } = listing;
							const isGone = !isPublicStatus(status);
							const isChosen = chosen.includes(sequenceId);
							return (
								<li key={id} className="flex min-w-0 flex-col gap-1">
									<div className="flex grow *:grow">
										<ListingCard
											listing={listing}
											now={now}
											gone={isGone}
											tag={
												status === 'CANCEL' && <Tag ground="photo">{t(`mine.status.${closedReason ?? 'CANCEL'}`)}</Tag>
											}
											action={
												<SaveButton
													saved
													title={title}
													onChange={async () => {
														// Before it is gone: with the last one of a page the list goes too, and nobody would hear.
														leaveOut(sequenceId);
														const refused = await onUnsave(id);
														if (!refused) heading.lead();
														else if (isChosen) choose(sequenceId);
														return refused;
													}}
												/>
											}
										/>
									</div>
									{isGone && <p className="px-1 text-sm">{t('saved.gone')}</p>}
									{/* What is gone cannot be compared; chosen before, it can be left out. */}
									{(!isGone || isChosen) && (
										<div className="px-1">
											<Checkbox
												label={t('saved.compare')}
												aria-label={t('saved.compareThis', { title })}
												checked={isChosen}
												disabled={isFull && !isChosen}
												onChange={({ currentTarget: { checked } }) => {
													(checked ? choose : leaveOut)(sequenceId);
													if (isGone) heading.lead();
												}}
											/>
										</div>
									)}
								</li>
							);
						})}
					</ul>
				)}
			</ListBody>
			<div role="status" className="sr-only">
				{chosen.length > 0 && t('saved.chosen', { count: chosen.length })}
			</div>
			{chosen.length > 0 && (
				<div className="sticky bottom-3 z-20 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong bg-surface-raised p-3 shadow-float">
					<p>
						<span className="font-bold">{t('saved.chosen', { count: chosen.length })}</span>{' '}
						{(isFull || chosen.length < COMPARE_MIN) && (
							<span className="text-sm text-ink-muted">{t(isFull ? 'saved.chooseFull' : 'saved.chooseMore')}</span>
						)}
					</p>
					<div className="flex flex-wrap gap-2">
						<Button
							variant="quiet"
							onClick={() => {
								setChosen([]);
								heading.lead();
							}}
						>
							{t('saved.clear')}
						</Button>
						{chosen.length >= COMPARE_MIN && (
							<LinkButton href={compareHref(chosen)} leadingIcon={<CompareIcon aria-hidden="true" />}>
								{t('saved.compare')}
							</LinkButton>
						)}
					</div>
				</div>
			)}
		</section>
	);
}
