import type { ReactNode } from 'react';
import { langOf } from '../../i18n/lang-of.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { type ListingSummary, listingHref } from '../listing-model.ts';
import { ListingPhoto } from '../listing-photo/listing-photo.tsx';
import { ListingPrice } from '../listing-price/listing-price.tsx';

export interface ListingLineProps {
	listing: ListingSummary;
	/** Tags before the title. */
	tags?: ReactNode;
	/** Level of its heading. @default 3 */
	level?: 2 | 3 | 4 | undefined;
	/** What is said of it, below the address. */
	children?: ReactNode;
}

/** A listing in a list of work: picture, price, title, place, and what is to be done with it. Only its title is a link. */
export function ListingLine({ listing, tags, level = 3, children }: ListingLineProps) {
	const Element = useLinkElement();
	const Heading = `h${level}` as const;
	return (
		<div
			data-slot="listing-line"
			className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 max-[15rem]:grid-cols-[minmax(0,1fr)] sm:grid-cols-[9rem_minmax(0,1fr)]"
		>
			<div className="self-start overflow-hidden rounded-tag sm:row-span-2">
				<ListingPhoto photo={listing.cover} sizes="9rem" />
			</div>
			<div className="grid min-w-0 content-start gap-1">
				{tags && <div className="flex flex-wrap gap-1.5">{tags}</div>}
				<Heading className="font-bold">
					<Element
						href={listingHref(listing)}
						lang={langOf(listing.title)}
						className="line-clamp-3 w-fit rounded-tag wrap-anywhere hover:underline sm:line-clamp-2"
					>
						{listing.title}
					</Element>
				</Heading>
				<ListingPrice listing={listing} size="sm" />
				<p className="text-sm text-ink-muted wrap-anywhere">{listing.address}</p>
			</div>
			{children && (
				<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 max-sm:col-span-full">
					{children}
				</div>
			)}
		</div>
	);
}
