import { formatPhone } from '@ancu/forms/format';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { PinIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { Written } from '../../translation/written.tsx';
import { ListingFactList } from '../listing-fact-list/listing-fact-list.tsx';
import { ListingGallery } from '../listing-gallery/listing-gallery.tsx';
import { ListingPrice } from '../listing-price/listing-price.tsx';
import { ListingTimeline } from '../listing-timeline/listing-timeline.tsx';
import { ListingVideos } from '../listing-videos/listing-videos.tsx';
import { allows, type FieldChange, type LikeListing, type ReviewedListing, waitingFor } from '../moderation-model.ts';
import { MedianNote } from '../price-history/median-note.tsx';
import { ChangeList } from './change-list.tsx';
import { Duplicates } from './duplicates.tsx';
import { PaperFiles } from './paper-files.tsx';

export interface ModerationReviewProps {
	/** Undefined while it loads. */
	listing: ReviewedListing | undefined;
	/** Since it was accepted last; undefined while they load. */
	changes: readonly FieldChange[] | undefined;
	/** What looks like the same property, public or waiting. @default none */
	duplicates?: readonly LikeListing[] | undefined;
	/** One of them could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Its offering as buyers will see it, papers to be opened; nothing where it offers no shares. */
	offering?: ReactNode;
	/** The map around its pin; nothing where it has none. */
	map?: ReactNode;
	/** Of the heading, for leading the focus there when another listing comes. */
	headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A listing as whoever accepts it reads it: what is new beside what was accepted, or all of it where nothing was, or where it does not wait. */
export function ModerationReview({
	listing,
	changes,
	duplicates = [],
	failed = false,
	onRetry,
	offering,
	map,
	headingRef,
}: ModerationReviewProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const isLoading = !listing || !changes;
	if (isLoading && failed) return <LoadError level={3} title={t('list.error')} onRetry={onRetry} />;
	if (isLoading) {
		return (
			<div role="status" aria-busy="true" aria-label={t('detail.loading')} className="grid gap-4">
				<Skeleton shape="title" />
				<Skeleton />
				<div className="h-48">
					<Skeleton shape="box" />
				</div>
				<Skeleton />
				<Skeleton />
			</div>
		);
	}
	const { decided } = waitingFor(listing);
	const isWaiting = allows(listing, 'ACCEPT') && allows(listing, 'REJECT');
	const isRefused = decided?.kind === 'REJECTED';
	const whole = <Whole listing={listing} offering={offering} />;
	return (
		<article data-slot="moderation-review" className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<header className="grid gap-2">
				<div className="flex flex-wrap gap-2">
					<Tag tone="outline">{t(`tradingType.${listing.tradingType}`)}</Tag>
					{isWaiting && !decided && <Tag tone="ink">{t('moderation.new')}</Tag>}
					{isWaiting && isRefused && <Tag tone="ink">{t('moderation.refused')}</Tag>}
					{listing.isInvest && <Tag>{t('offering')}</Tag>}
					<span className="ml-auto text-sm text-ink-muted">{t('detail.code', { code: listing.sequenceId })}</span>
				</div>
				<h2
					ref={headingRef}
					tabIndex={-1}
					lang={langOf(listing.title)}
					className="scroll-mt-16 text-xl font-bold outline-none wrap-anywhere"
				>
					{listing.title}
				</h2>
				<ListingPrice listing={listing} />
				<p className="flex items-start gap-1.5 text-ink-muted">
					<PinIcon aria-hidden="true" className="mt-1 size-4 shrink-0" />
					{listing.address}
				</p>
				{listing.pricePerSquareMeter !== null && listing.median && (
					<MedianNote pricePerSquareMeter={listing.pricePerSquareMeter} median={listing.median} />
				)}
			</header>
			{duplicates.length > 0 && <Duplicates listings={duplicates} />}
			{isWaiting && decided && !isRefused ? (
				<>
					<Part title={t('moderation.changes')}>
						<ChangeList
							changes={changes}
							photos={listing.photos}
							tradingType={listing.tradingType}
							priceUnitId={listing.priceUnitId}
						/>
					</Part>
					<Disclosure title={t('moderation.whole')}>
						<div className="grid gap-5 border-l-2 border-line py-1 pl-3">{whole}</div>
					</Disclosure>
				</>
			) : (
				<>
					{isWaiting && (
						<Note reason={isRefused ? decided.reason : null}>
							{t(isRefused ? 'moderation.refusedBefore' : 'moderation.neverAccepted')}
						</Note>
					)}
					{!isWaiting && allows(listing, 'REJECT') && <Note>{t('moderation.public')}</Note>}
					{!isWaiting && allows(listing, 'ACCEPT') && (
						<Note reason={decided?.reason}>{t('moderation.refusedNow')}</Note>
					)}
					{whole}
				</>
			)}
			<Part title={t('detail.place')}>
				{map ? (
					// Its tools go below what stays over the review.
					<div className="isolate h-80 overflow-hidden rounded-card border border-line">{map}</div>
				) : (
					<p className="text-ink-muted">{t('moderation.noPin')}</p>
				)}
			</Part>
			<Part title={t('mine.timeline.title')}>
				<ListingTimeline timeline={listing.timeline} />
			</Part>
		</article>
	);
}

function Note({ children, reason }: { children: ReactNode; reason?: string | null | undefined }) {
	return (
		<div className="grid gap-1 rounded-card border border-line bg-surface-sunken px-3 py-2 text-sm">
			<p>{children}</p>
			{reason && <Written>{reason}</Written>}
		</div>
	);
}

function Whole({ listing, offering }: { listing: ReviewedListing; offering: ReactNode }) {
	const { t } = useTranslation('listing');
	const hasLink = listing.youtubeLink ?? listing.tiktokLink ?? listing.facebookLink;
	return (
		<>
			<ListingGallery photos={listing.photos} />
			<Part title={t('detail.facts')}>
				<ListingFactList listing={listing} group="property" />
			</Part>
			{offering && <div className="rounded-card border border-line p-4">{offering}</div>}
			<Part title={t('detail.papers')}>
				<ListingFactList listing={listing} group="papers" />
				<PaperFiles field="legalDocument" files={listing.legalDocumentFiles} />
				<PaperFiles field="appraisalDocument" files={listing.appraisalDocumentFiles} />
			</Part>
			<Part title={t('detail.description')}>
				<Written>{listing.description}</Written>
			</Part>
			{hasLink && (
				<Part title={t('detail.videos')}>
					<ListingVideos listing={listing} />
				</Part>
			)}
			<Part title={t('detail.contact')}>
				<p>
					<Link href={`/personal/${listing.userCreated.id}`} alone>
						{listing.contactPersonName ?? listing.userCreated.name}
					</Link>
					{listing.contactPersonPhone && ` · ${formatPhone(listing.contactPersonPhone)}`}
					<span className="block text-sm text-ink-muted">{t(`postMode.${listing.postMode}`)}</span>
				</p>
			</Part>
		</>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<h3 className="font-bold">{title}</h3>
			{children}
		</section>
	);
}
