import { formatAge } from '@ancu/forms/format';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressWords } from '../../address/address-words/address-words.tsx';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { WaitingIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { rowsStyle } from '../../translation/row-style.ts';
import { ListingPhoto } from '../listing-photo/listing-photo.tsx';
import { ListingPrice } from '../listing-price/listing-price.tsx';
import { type WaitingListing, waitingFor } from '../moderation-model.ts';
import { useFieldWords } from '../use-field-words.ts';

/** So many changed fields are named; the others are counted. */
const NAMED_FIELDS = 3;

export interface ModerationQueueProps {
	/** The longest waiting first. */
	listings: readonly WaitingListing[];
	/** The one that is open. */
	selectedId: string | null;
	/** Opens one. */
	onSelect: (id: string) => void;
	/** Moment that waiting is counted to. */
	now: Date;
}

/** Listings that wait to be accepted. Arrow keys move between them while the queue has the focus. */
export function ModerationQueue({ listings, selectedId, onSelect, now }: ModerationQueueProps) {
	const { t } = useTranslation('listing');
	const list = useRef<HTMLOListElement>(null);

	// What is opened by a key elsewhere comes into sight here.
	useEffect(() => {
		if (selectedId) list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
	}, [selectedId]);

	const move = (event: KeyboardEvent<HTMLOListElement>) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const buttons = [...event.currentTarget.querySelectorAll('button')];
		const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step];
		if (!next) return;
		event.preventDefault();
		next.focus();
		next.click();
	};

	return (
		<ol
			ref={list}
			aria-label={t('moderation.queue')}
			data-slot="moderation-queue"
			className={rowsStyle}
			onKeyDown={move}
		>
			{listings.map((listing) => (
				<Row
					key={listing.id}
					listing={listing}
					current={listing.id === selectedId}
					now={now}
					onSelect={() => onSelect(listing.id)}
				/>
			))}
		</ol>
	);
}

function Row({
	listing,
	current,
	now,
	onSelect,
}: {
	listing: WaitingListing;
	current: boolean;
	now: Date;
	onSelect: () => void;
}) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { nameOf } = useFieldWords();
	const { since, decided, changedFields } = waitingFor(listing);
	const more = changedFields.length - NAMED_FIELDS;
	return (
		<li className="border-t border-line first:border-t-0">
			<button
				type="button"
				aria-current={current ? 'true' : undefined}
				onClick={onSelect}
				className={`grid w-full grid-cols-[4.5rem_minmax(0,1fr)] gap-3 border-l-4 p-3 text-left outline-offset-[-2px] hover:bg-surface-sunken ${current ? 'border-ink bg-surface-sunken' : 'border-transparent forced-colors:border-[Canvas]'}`}
			>
				<span className="self-start overflow-hidden rounded-tag">
					<ListingPhoto photo={listing.cover} fit="frame" sizes="4.5rem" />
				</span>
				<span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
					<span lang={langOf(listing.title)} className="line-clamp-2 text-sm font-bold wrap-anywhere">
						{listing.title}
					</span>
					<ListingPrice listing={listing} size="sm" />
					<span className="flex text-sm text-ink-muted">
						<AddressWords address={listing.address} />
					</span>
					<span className="truncate text-sm text-ink-muted">
						{t('moderation.poster', { name: listing.userCreated.name })}
					</span>
					<span className="flex flex-wrap items-center gap-1.5 pt-1 text-sm">
						<span className="inline-flex items-center gap-1 pr-1">
							<WaitingIcon aria-hidden="true" className="size-4 text-ink-muted" />
							{t('moderation.waiting', { age: formatAge(since, now, locale) })}
						</span>
						{!decided && <Tag tone="outline">{t('moderation.new')}</Tag>}
						{decided?.kind === 'REJECTED' && <Tag tone="ink">{t('moderation.refused')}</Tag>}
						{decided &&
							changedFields.slice(0, NAMED_FIELDS).map((field) => (
								<Tag key={field} tone="outline">
									{nameOf(field)}
								</Tag>
							))}
						{decided && more > 0 && <Tag>{t('moderation.moreFields', { count: more })}</Tag>}
					</span>
				</span>
			</button>
		</li>
	);
}
