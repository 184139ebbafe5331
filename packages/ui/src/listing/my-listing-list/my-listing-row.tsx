import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { DAY_MS, formatDate, formatNumber } from '@ancu/forms/format';
import { isPublicStatus } from '@ancu/forms/listing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../primitives/button/button-style.ts';
import { Button } from '../../primitives/button/index.ts';
import { ChevronRightIcon, EditIcon, RenewIcon, VerifiedIcon } from '../../primitives/icon/index.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useLeadOn } from '../../translation/use-lead-on.ts';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { Written } from '../../translation/written.tsx';
import { CloseListingDialog } from '../close-listing-dialog/close-listing-dialog.tsx';
import { ListingLine } from '../listing-line/listing-line.tsx';
import type {
	ClosedReason,
	ListingAction,
	ListingStatus,
	OwnClosedReason,
	OwnListing,
} from '../listing-owner-model.ts';
import { ListingStatusTag } from '../listing-status/listing-status.tsx';
import { ListingTimeline } from '../listing-timeline/listing-timeline.tsx';

/** From so few days on, the end of a listing is pointed out. */
const SOON_DAYS = 7;

/** Puts a listing up again or makes it last longer, and tells where it stands then. */
export type RenewListing = (id: string, tell: (status: ListingStatus) => void) => Promise<SubmitFailure | undefined>;

interface MyListingRowProps {
	listing: OwnListing;
	now: Date;
	editHref: string;
	checkHref: string;
	/** What is said of its green check beside its status. */
	checkTags: ReactNode;
	onClose: (id: string, reason: OwnClosedReason) => Promise<SubmitFailure | undefined>;
	onRenew: RenewListing;
	/** It goes to another part: what was pressed is gone. */
	onDone: () => void;
}

/** One of one's own listings. */
export function MyListingRow({
	listing,
	now,
	editHref,
	checkHref,
	checkTags,
	onClose,
	onRenew,
	onDone,
}: MyListingRowProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const toast = useToast();
	const Element = useLinkElement();
	const [closing, setClosing] = useState(false);
	const renewing = useAct();
	const { id, title, status, closedReason, rejectReason, allowedActions, views, timeline, createdAt, greenCheck } =
		listing;
	const isClosed = status === 'CANCEL';
	const may = new Set(allowedActions);
	const named = (action: string) => t('mine.actionOn', { action, title });
	const renewLabel = t(isClosed ? 'mine.putUpAgain' : 'mine.renew');
	const next = nextOf(closedReason, may);
	const row = useLedFocus<HTMLLIElement>();
	// Another tab may have done what is refused here.
	useLeadOn(row.ref, onDone);

	const renew = may.has('RENEW') && (
		<Button
			variant={next === 'RENEW' ? 'primary' : 'secondary'}
			size="sm"
			aria-label={named(renewLabel)}
			leadingIcon={<RenewIcon aria-hidden="true" />}
			loading={renewing.pending}
			onClick={async () => {
				let after: ListingStatus = status;
				const tell = (told: ListingStatus) => {
					after = told;
				};
				if (!(await renewing.run(() => onRenew(id, tell)))) return;
				// One that changed since it was accepted is looked at first.
				toast({ kind: 'success', message: t(after === 'PENDING' ? 'mine.renewedWaiting' : 'mine.renewed') });
				// A closed one goes to another part of the list; one that lasts longer stays where it is.
				if (isClosed) onDone();
				else row.lead();
			}}
		>
			{renewLabel}
		</Button>
	);

	return (
		<li
			ref={row.ref}
			tabIndex={-1}
			data-slot="my-listing-row"
			className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface-raised px-3 pt-3 pb-1 sm:px-4 sm:pt-4"
		>
			<ListingLine
				listing={listing}
				level={2}
				tags={
					<>
						<ListingStatusTag listing={listing} />
						{checkTags}
					</>
				}
			>
				<p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
					<span>{t('mine.posted', { date: formatDate(createdAt, locale) })}</span>
					<span>{t('mine.views', { count: views, formatted: formatNumber(views, locale) })}</span>
					<Expiry listing={listing} now={now} />
				</p>
				{status === 'PENDING' && <p className="text-sm text-ink-muted">{t('mine.waitingNote')}</p>}
				{closedReason === 'REJECTED' && rejectReason && (
					<div className="grid gap-1 rounded-card border border-danger bg-danger-soft p-3 text-sm">
						<p className="font-bold text-danger">{t('mine.rejectReason')}</p>
						<Written>{rejectReason}</Written>
						{may.has('EDIT') && <p>{t('mine.rejectNext')}</p>}
					</div>
				)}
				<div>
					<FormFailure message={renewing.failure} />
					<div className="flex flex-wrap gap-2">
						{next === 'RENEW' && renew}
						{may.has('EDIT') && (
							<Element
								href={editHref}
								aria-label={named(t('mine.edit'))}
								className={buttonStyle({ variant: next === 'EDIT' ? 'primary' : 'secondary', size: 'sm' })}
							>
								<EditIcon aria-hidden="true" />
								{t('mine.edit')}
							</Element>
						)}
						{/* What was found is read when the listing is closed, too. */}
						{(!isClosed || greenCheck) && (
							<Element
								href={checkHref}
								aria-label={named(t('mine.greenCheck'))}
								className={buttonStyle({ variant: 'secondary', size: 'sm' })}
							>
								<VerifiedIcon aria-hidden="true" />
								{t('mine.greenCheck')}
							</Element>
						)}
						{next !== 'RENEW' && renew}
						{may.has('CLOSE') && (
							<Button
								variant="quiet"
								size="sm"
								aria-label={named(t('mine.close'))}
								aria-haspopup="dialog"
								onClick={() => setClosing(true)}
							>
								{t('mine.close')}
							</Button>
						)}
					</div>
				</div>
			</ListingLine>
			<details className="group border-t border-line pt-1">
				<summary className="flex min-h-9 list-none items-center gap-1.5 rounded-tag text-sm font-bold pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
					<ChevronRightIcon aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
					{t('mine.timeline.title')}
					<span className="sr-only">: {title}</span>
				</summary>
				<div className="px-1 pt-2 pb-4">
					<ListingTimeline timeline={timeline} />
				</div>
			</details>
			<CloseListingDialog
				open={closing}
				onClose={() => setClosing(false)}
				listing={listing}
				onSubmit={(reason) => onClose(id, reason)}
				onDone={() => {
					toast({ kind: 'success', message: t('mine.closed') });
					onDone();
				}}
			/>
		</li>
	);
}

/** What is left to do with one that does not stand where it was to: the one act that stands out. */
function nextOf(reason: ClosedReason | null, may: ReadonlySet<ListingAction>): ListingAction | undefined {
	if (reason === 'REJECTED' && may.has('EDIT')) return 'EDIT';
	return reason === 'EXPIRED' && may.has('RENEW') ? 'RENEW' : undefined;
}

function Expiry({ listing: { status, expiresAt }, now }: { listing: OwnListing; now: Date }) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	if (!expiresAt || !isPublicStatus(status)) return null;
	const days = Math.floor((new Date(expiresAt).getTime() - now.getTime()) / DAY_MS);
	return (
		<time
			dateTime={expiresAt}
			title={t('mine.expiry', { date: formatDate(expiresAt, locale) })}
			className={days < SOON_DAYS ? 'font-bold text-danger' : undefined}
		>
			{days < 1 ? t('mine.lastDay') : t('mine.daysLeft', { count: days })}
			<VisuallyHidden>{` (${t('mine.expiry', { date: formatDate(expiresAt, locale) })})`}</VisuallyHidden>
		</time>
	);
}
