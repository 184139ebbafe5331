import type { ListingSummary } from '../listing-model.ts';
import { ListingPrice } from '../listing-price/listing-price.tsx';
import { CallLink, type CallLinkProps } from './call-link.tsx';

export interface CallBarProps extends Pick<CallLinkProps, 'phone'> {
	listing: ListingSummary;
}

/** On a phone: the price and whom to call, at hand below the rest of a listing. Sticks to the end of what it stands in. */
export function CallBar({ listing, phone }: CallBarProps) {
	return (
		<div
			data-slot="call-bar"
			className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface-raised px-4 py-2 lg:hidden print:hidden"
		>
			<div className="min-w-min grow basis-0">
				{/* The price alone: that of a square metre would take three lines beside the button. */}
				<ListingPrice listing={{ ...listing, pricePerSquareMeter: null }} size="sm" />
			</div>
			<CallLink short phone={phone} isInvest={listing.isInvest} />
		</div>
	);
}
