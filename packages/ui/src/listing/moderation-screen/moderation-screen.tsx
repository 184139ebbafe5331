import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyboardIcon, SuccessIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import type { PagedListProps } from '../../translation/list-body/list-body.tsx';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import { ListPages } from '../../translation/list-pages/list-pages.tsx';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import {
	allows,
	type FieldChange,
	type LikeListing,
	type ReviewedListing,
	type WaitingListing,
} from '../moderation-model.ts';
import { ModerationQueue } from '../moderation-queue/moderation-queue.tsx';
import { ModerationReview } from '../moderation-review/moderation-review.tsx';
import { RejectDialog } from '../reject-dialog/reject-dialog.tsx';
import { ModerationHead } from './moderation-head.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useLedReview } from './use-led-review.ts';
import { useShortcuts } from './use-shortcuts.ts';

export interface ModerationScreenProps extends PagedListProps {
	/** A page of the queue, the longest waiting first; undefined while it loads. */
	listings: readonly WaitingListing[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	/** What the queue is held to: a title, a code, an address; empty: nothing. */
	search: string;
	onSearch: (search: string) => void;
	now: Date;
	/** The listing that is open, of the queue or another one; null while none is. */
	selectedId: string | null;
	/** Opens a listing; null goes back to the queue. */
	onSelect: (id: string | null) => void;
	/** The open listing in full; undefined while it loads. */
	listing: ReviewedListing | undefined;
	/** What changed in it; undefined while it loads. */
	changes: readonly FieldChange[] | undefined;
	/** What looks like the same property as the open listing. @default none */
	duplicates?: readonly LikeListing[] | undefined;
	/** The open listing's offering as buyers will see it; nothing where it offers no shares. */
	offering?: ReactNode;
	/** The map around the open listing's pin; nothing where it has none. */
	map?: ReactNode;
	/** The open listing could not be loaded. @default false */
	reviewFailed?: boolean | undefined;
	onReviewRetry: () => void;
	/** Makes a listing public as it was read, and has it gone from `listings` by the time it answers. */
	onAccept: (read: ReadVersion) => Promise<SubmitFailure | undefined>;
	/** Refuses a listing as it was read, and has it gone from `listings` by the time it answers. */
	onReject: (read: ReadVersion, reason: string) => Promise<SubmitFailure | undefined>;
}

/** The version of a listing that a decision is about. */
export type ReadVersion = Pick<ReviewedListing, 'id' | 'updatedAt'>;

/** The queue of those who accept listings beside the one that is open: decide, and the next comes by itself. Works by single keys. */
export function ModerationScreen({
	listings,
	total = 0,
	page = 1,
	pageSize,
	hrefOf,
	search,
	onSearch,
	failed = false,
	onRetry,
	now,
	selectedId,
	onSelect,
	listing,
	changes,
	duplicates,
	offering,
	map,
	reviewFailed = false,
	onReviewRetry,
	onAccept,
	onReject,
}: ModerationScreenProps) {
	const { t } = useTranslation('listing');
	const toast = useToast();
	const accepting = useAct();
	const [rejecting, setRejecting] = useState<ReadVersion & Pick<ReviewedListing, 'title'>>();
	const [helping, setHelping] = useState(false);
	const [keysOn, setKeysOn] = useState(true);

	const queue = listings ?? [];
	const index = queue.findIndex(({ id }) => id === selectedId);
	const open = listing?.id === selectedId ? listing : undefined;
	const { title, heading, leadTo, isStillHere } = useLedReview({ selectedId, isShown: open !== undefined, onSelect });
	// Nobody decides about what is not in sight yet.
	const mayDecide = open !== undefined && changes !== undefined && !accepting.pending;
	const mayAccept = !open || allows(open, 'ACCEPT');
	const mayReject = !open || allows(open, 'REJECT');
	// The reason is of the listing that it was typed for, and goes with it.
	if (rejecting && rejecting.id !== selectedId) setRejecting(undefined);
	const reject = () => {
		if (!mayDecide || !mayReject) return;
		// What comes while the reason is written is not what it is about.
		const { id, title, updatedAt } = open;
		setRejecting({ id, title, updatedAt });
	};
	// Beside it, the queue keeps the focus; on a phone it goes, and the focus with it.
	const choose = (id: string) => (matchMedia('(width >= 64rem)').matches ? onSelect(id) : leadTo(id));
	const at = (place: number) => queue[place]?.id;
	const next = index < 0 ? at(0) : at(index + 1);
	const previous = index > 0 ? at(index - 1) : undefined;

	// A failure is told of the listing that it belongs to.
	const [accepted, setAccepted] = useState<ReadVersion>();
	const failure = accepted?.id === selectedId ? accepting.failure : undefined;
	const isOutdated = failure !== undefined && open !== undefined && open.updatedAt !== accepted?.updatedAt;
	useEffect(() => {
		// What is there now is read before it is decided about.
		if (isOutdated) heading.current?.focus();
	}, [isOutdated, heading]);
	const goOn = (message: string, id: string) => {
		toast({ kind: 'success', message, action: { label: t('moderation.openAgain'), onAct: () => leadTo(id) } });
		// Who went on meanwhile stays where they are.
		if (isStillHere()) leadTo(next ?? previous ?? null);
	};
	const accept = async () => {
		if (!mayDecide || !mayAccept) return;
		const { id, updatedAt } = open;
		setAccepted({ id, updatedAt });
		if (await accepting.run(() => onAccept({ id, updatedAt }))) goOn(t('moderation.accepted'), id);
	};

	useShortcuts(
		{
			j: () => leadTo(next),
			k: () => leadTo(previous),
			a: accept,
			r: reject,
			'?': () => setHelping(true),
		},
		keysOn,
	);

	return (
		<section
			aria-labelledby="moderation"
			data-slot="moderation-screen"
			data-density="compact"
			className="grid py-6 lg:py-10 grid-cols-[minmax(0,1fr)] gap-4"
		>
			<ModerationHead
				heading={title}
				total={listings && total}
				isSearched={search !== ''}
				keysOn={keysOn}
				onHelp={() => setHelping(true)}
			/>
			{/* On a phone the open listing has the screen to itself. */}
			<div className={selectedId ? 'max-lg:hidden' : undefined}>
				<ListFilter
					label={t('moderation.search')}
					hint={t('moderation.searchHint')}
					filter={{ search }}
					onFilter={(next) => onSearch(next.search)}
				/>
			</div>
			{!listings && (failed ? <LoadError title={t('list.error')} onRetry={onRetry} /> : <RowsLoading rows={5} />)}
			{listings?.length === 0 &&
				!selectedId &&
				(search ? (
					<NoMatch title={t('moderation.none')} onShowAll={() => onSearch('')} heading={title}>
						{t('moderation.noneText')}
					</NoMatch>
				) : (
					<StateMessage title={t('moderation.empty')} icon={<SuccessIcon />}>
						{t('moderation.emptyText')}
					</StateMessage>
				))}
			{listings && (listings.length > 0 || selectedId) && (
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
					<div
						className={`grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-20 lg:grid lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:pb-1 ${selectedId ? 'hidden' : 'grid'}`}
					>
						{queue.length > 0 && (
							<ModerationQueue listings={queue} selectedId={selectedId} onSelect={choose} now={now} />
						)}
						<ListPages page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} />
					</div>
					{selectedId ? (
						<section
							aria-label={t('moderation.review')}
							// Its bar wraps where the page is narrow, and would cover what has the focus (WCAG 2.4.11).
							className="min-w-0 [&_:is(a,button,summary,input,textarea)]:scroll-mt-20"
						>
							<ReviewBar
								onBack={() => leadTo(null)}
								onPrevious={previous ? () => onSelect(previous) : undefined}
								onNext={next ? () => onSelect(next) : undefined}
								onReject={mayReject ? reject : undefined}
								onAccept={mayAccept ? accept : undefined}
								isWaiting={!mayDecide && !accepting.pending}
								isAccepting={accepting.pending}
								keysOn={keysOn}
							/>
							<FormFailure message={failure} />
							<ModerationReview
								key={selectedId}
								listing={open}
								changes={changes}
								duplicates={duplicates}
								failed={reviewFailed}
								onRetry={onReviewRetry}
								offering={offering}
								map={map}
								headingRef={heading}
							/>
						</section>
					) : (
						<div className="hidden lg:block">
							<StateMessage title={t('moderation.choose')} icon={<KeyboardIcon />}>
								{t(keysOn ? 'moderation.chooseText' : 'moderation.chooseTextNoKeys')}
							</StateMessage>
						</div>
					)}
				</div>
			)}
			<RejectDialog
				// What is still being sent of another says nothing here.
				key={selectedId}
				open={rejecting !== undefined}
				onClose={() => setRejecting((now) => (now === rejecting ? undefined : now))}
				title={rejecting?.title ?? ''}
				onSubmit={async (reason) => (rejecting ? onReject(rejecting, reason) : {})}
				onDone={() => rejecting && goOn(t('moderation.rejected'), rejecting.id)}
			/>
			<ShortcutHelp open={helping} onClose={() => setHelping(false)} on={keysOn} onChange={setKeysOn} />
		</section>
	);
}
