import { formatAge, formatDistance } from '@ancu/forms/format';
import { memo, type ReactNode } from 'react';
import { AddressWords } from '../../address/address-words/address-words.tsx';
import { langOf } from '../../i18n/lang-of.ts';
import { VerifiedIcon } from '../../primitives/icon/index.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { FactsWords } from '../listing-facts-row/listing-facts-row.tsx';
import { type ListingSummary, listingHref } from '../listing-model.ts';
import { ListingPhoto } from '../listing-photo/listing-photo.tsx';
import { PriceWords } from '../listing-price/listing-price.tsx';
import { type CardWords, useCardWords } from '../use-card-words.ts';

const base =
	'group relative isolate flex min-w-0 overflow-hidden bg-surface-raised transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const densities = {
	card: 'flex-col rounded-card border border-line hover:border-ink',
	// Where letters are so large that beside the photo no word has room, the words stand below it.
	// Else the photo is as wide as the card can spare, wherever it stands.
	row: '@container gap-3 rounded-card border border-line hover:border-ink max-[20rem]:flex-col max-[20rem]:gap-0 [&>[data-slot=photo]]:w-30 @min-[24rem]:[&>[data-slot=photo]]:w-36 @min-[36rem]:[&>[data-slot=photo]]:w-48 max-[20rem]:[&>[data-slot=photo]]:w-full',
	popup: 'w-60 flex-col',
};

const priceSizes = { card: 'md', row: 'row', popup: 'sm' } as const;

// Made once: what is the same element as before is not drawn again.
const verifiedIcon = <VerifiedIcon aria-hidden="true" />;

export interface ListingCardProps {
	listing: ListingSummary;
	/** The moment that ages are counted to. */
	now: Date;
	/** `card` in grids, `row` in lists beside other things, `popup` over the map. @default 'card' */
	density?: 'card' | 'row' | 'popup' | undefined;
	/** Its marker on the map is pointed at. @default false */
	highlighted?: boolean | undefined;
	/** Its picture is among those that people see first. @default false */
	eager?: boolean | undefined;
	/** Level of its heading. @default 3 */
	level?: 2 | 3 | 4 | undefined;
	/** Nobody can have it any more: its photo and its price step back. @default false */
	gone?: boolean | undefined;
	/** What it is now, in a word on the photo. */
	tag?: ReactNode;
	/** A button on the corner of the photo, as the saved mark. */
	action?: ReactNode;
	/** Pointed at or focused (its id), or left (null): the map answers. */
	onHighlight?: ((id: string | null) => void) | undefined;
}

/** A listing among others: price first, then what it is, how big and where. The whole card leads to its page. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
	return <CardWithWords {...props} words={useCardWords()} />;
});

/** The same for a list, which asks for the words once. */
export function CardWithWords({
	listing,
	now,
	density = 'card',
	highlighted = false,
	eager = false,
	level = 3,
	gone = false,
	tag,
	action,
	onHighlight,
	words,
}: ListingCardProps & { words: CardWords }) {
	const { t, locale } = words;
	const Element = useLinkElement();
	const Heading = `h${level}` as const;
	const isRow = density === 'row';

	return (
		<article
			data-slot="listing-card"
			data-state={highlighted ? 'highlighted' : undefined}
			className={`${base} ${densities[density]} ${highlighted ? 'border-ink ring-1 ring-ink' : ''}`}
			onMouseEnter={() => onHighlight?.(listing.id)}
			onMouseLeave={() => onHighlight?.(null)}
		>
			<div data-slot="photo" className="relative shrink-0">
				<ListingPhoto
					photo={listing.cover}
					fit={isRow ? 'fill' : 'frame'}
					eager={eager}
					faded={gone}
					sizes={isRow ? '12rem' : '(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw'}
				/>
				{(tag || listing.isPriority || listing.isGreenCheck || listing.isInvest) && (
					// Beside the button on the corner as far as there is room, below it else.
					<div className="absolute top-2 right-1 left-2 *:mr-1 *:mb-1 before:float-right before:h-10 before:w-11">
						{tag}
						{listing.isPriority && <Tag tone="seal">{t('priority')}</Tag>}
						{listing.isGreenCheck && (
							<Tag tone="verified" icon={verifiedIcon}>
								{t('greenCheck')}
							</Tag>
						)}
						{listing.isInvest && <Tag tone="ink">{t('offering')}</Tag>}
					</div>
				)}
				{listing.photoCount > 1 && (
					<span
						role="img"
						aria-label={t('photoCount', { count: listing.photoCount })}
						className="icon-before icon-photo absolute bottom-2 left-2 inline-flex items-center gap-1 rounded-tag bg-surface-raised/90 px-1.5 text-xs"
					>
						{listing.photoCount}
					</span>
				)}
				{action && <div className="absolute top-1 right-1 z-10">{action}</div>}
			</div>
			<div className={`flex min-w-0 grow flex-col gap-1.5 ${isRow ? 'py-3 pr-3 max-[20rem]:pl-3' : 'p-3'}`}>
				<PriceWords listing={listing} size={priceSizes[density]} muted={gone} words={words} />
				<Heading className="line-clamp-2 text-base">
					<Element
						href={listingHref(listing)}
						lang={langOf(listing.title)}
						className="outline-none after:absolute after:inset-0 group-hover:underline"
						onFocus={() => onHighlight?.(listing.id)}
						onBlur={() => onHighlight?.(null)}
					>
						{listing.title}
					</Element>
				</Heading>
				<FactsWords listing={listing} words={words} />
				{/* Beside a photo on a phone both have no room in a line: the age goes below. */}
				<p className="mt-auto flex flex-wrap items-start justify-between gap-x-3 pt-1 text-sm text-ink-muted">
					<AddressWords address={listing.address} />
					<span className="shrink-0">
						{typeof listing.distance === 'number' && (
							<>
								{t('away', { distance: formatDistance(listing.distance, locale) })}
								{' · '}
							</>
						)}
						<time dateTime={listing.createdAt}>{formatAge(listing.createdAt, now, locale)}</time>
					</span>
				</p>
			</div>
		</article>
	);
}
