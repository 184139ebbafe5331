import { formatArea, formatMoney } from '@ancu/forms/format';
import { ListingActionProvider, ListingCard, ListingGrid, type ListingSummary, SaveButton } from '@ancu/ui/listing';
import { Button } from '@ancu/ui/primitives/button';
import { type LinkElementProps, LinkProvider } from '@ancu/ui/primitives/link';
import { Tag } from '@ancu/ui/primitives/tag';
import { ToastProvider } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { now } from './listings.ts';
import { texts } from './texts.ts';

interface ListProps {
	listings: readonly ListingSummary[];
}

/** A card as libraries are compared by: picture, tag, title, price, one line of facts, a button; drawn with our primitives. */
function PlainCards({ listings }: ListProps) {
	return (
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
			{listings.map((listing) => (
				<li key={listing.id} className="rounded-card border border-line bg-surface-raised p-3">
					<img
						src={listing.cover?.url}
						alt=""
						width={320}
						height={240}
						loading="lazy"
						className="aspect-4/3 w-full object-cover"
					/>
					<Tag tone="verified">{listing.category.name}</Tag>
					<h3 className="text-base font-bold">{listing.title}</h3>
					<p className="text-xl font-bold">{formatMoney(listing.priceRaw ?? 0, 'vn')}</p>
					<p className="text-sm text-ink-muted">{formatArea(listing.area, 'vn')}</p>
					<Button size="sm" variant="secondary">
						Xem
					</Button>
				</li>
			))}
		</ul>
	);
}

/** The product's own card, each drawn again. */
function ProductCards({ listings }: ListProps) {
	return (
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
			{listings.map((listing) => (
				<li key={listing.id}>
					<ListingCard listing={listing} now={now} />
				</li>
			))}
		</ul>
	);
}

/** The product's own list, which remembers its cards. */
function ProductGrid({ listings }: ListProps) {
	return <ListingGrid listings={listings} now={now} columns="four" />;
}

/** As a router's link: an element more, and handlers of its own. */
function AppLink({ onFocus, onMouseEnter, ...rest }: LinkElementProps) {
	const [, setWanted] = useState(false);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: its address comes with the props.
		<a
			{...rest}
			onFocus={() => {
				setWanted(true);
				onFocus?.();
			}}
			onMouseEnter={() => {
				setWanted(true);
				onMouseEnter?.();
			}}
		/>
	);
}

const renderSaved = ({ title }: ListingSummary) => (
	<SaveButton saved={false} title={title} onChange={async () => undefined} />
);

/** The list as the website has it: a router's links, and a button to save each. */
function ProductApp({ listings }: ListProps) {
	return (
		<LinkProvider component={AppLink}>
			<ToastProvider label="Thông báo" closeLabel="Đóng">
				<ListingActionProvider render={renderSaved}>
					<ListingGrid listings={listings} now={now} columns="four" />
				</ListingActionProvider>
			</ToastProvider>
		</LinkProvider>
	);
}

const lists = { plain: PlainCards, cards: ProductCards, grid: ProductGrid, app: ProductApp };

/** Which list is measured. */
export type ListName = keyof typeof lists;

/** A list with what it needs around it. */
export function List({ name, listings }: ListProps & { name: ListName }) {
	const Element = lists[name];
	return (
		<I18nextProvider i18n={texts}>
			<Element listings={listings} />
		</I18nextProvider>
	);
}
