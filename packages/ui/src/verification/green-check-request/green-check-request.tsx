import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { DAY_MS, formatDate } from '@ancu/forms/format';
import { GREEN_CHECK_RENEW_DAYS, isOpenCheck, mayAskGreenCheck } from '@ancu/forms/verification';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { FindingList } from '../finding-list/finding-list.tsx';
import { GreenCheckHistory } from '../green-check-history/green-check-history.tsx';
import { GreenCheckStatusTag } from '../green-check-status/green-check-status.tsx';
import { SitePhotos } from '../site-evidence/site-photos.tsx';
import { type CheckedListing, type GreenCheck, stageOf } from '../verification-model.ts';
import { RequestOffer } from './request-offer.tsx';
import { RequestState } from './request-state.tsx';

/** An own listing, as far as its green check depends on it. */
export interface OwnCheckedListing extends CheckedListing {
	/** Everybody sees it. */
	isPublic: boolean;
	/** Until when the mark that it carries counts, ISO 8601; null where it carries none. */
	markUntil: string | null;
}

export interface GreenCheckRequestProps {
	/** Undefined while it loads. */
	listing: OwnCheckedListing | undefined;
	/** Its open green check, else the latest, or an earlier one; null where it never had one. */
	check: GreenCheck | null;
	/** Address of the latest, where `check` is an earlier one: such a page is to read, and offers nothing. */
	latestHref?: string | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Address of the listing. */
	listingHref: string;
	/** Address of paying. */
	payHref: string;
	/** Asks for it; leading to the payment is the caller's. */
	onAsk: () => Promise<SubmitFailure | undefined>;
	/** Gives it up; `check` says so by the time it answers. */
	onCancel: () => Promise<SubmitFailure | undefined>;
	/** What is asked after an act, as whether the person wants to hear of it. */
	prompt?: ReactNode;
	/** The moment that the mark's end is compared with. */
	now: Date;
}

/** The green check of an own listing: what it is and costs, where it stands, what was found, and the way to ask for it. */
export function GreenCheckRequest({ listing, failed = false, onRetry, ...rest }: GreenCheckRequestProps) {
	const { t } = useTranslation(['verification', 'translation']);
	if (listing) return <Loaded listing={listing} {...rest} />;
	if (failed)
		return (
			<div className="py-12">
				<LoadError level={1} title={t('request.error')} onRetry={onRetry} />
			</div>
		);
	return (
		<div role="status" aria-busy="true" aria-label={t('translation:loading')} className="grid gap-5 py-6 lg:py-10">
			<Skeleton shape="title" />
			<div className="h-28">
				<Skeleton shape="box" />
			</div>
			<div className="h-72">
				<Skeleton shape="box" />
			</div>
		</div>
	);
}

type LoadedProps = Omit<GreenCheckRequestProps, 'listing' | 'failed' | 'onRetry'> & { listing: OwnCheckedListing };

function Loaded({ listing, check, latestHref, listingHref, payHref, onAsk, onCancel, prompt, now }: LoadedProps) {
	const { t } = useTranslation(['verification', 'translation']);
	const { title, address, isPublic, markUntil } = listing;
	const status = check?.status ?? null;
	const mayAsk =
		isPublic && mayAskGreenCheck({ status, markUntil: markUntil === null ? null : new Date(markUntil) }, now);
	const isOpen = status !== null && isOpenCheck(status);
	const isFound =
		check !== null && (check.photos.length > 0 || check.items.some(({ result }) => result !== 'NOT_CHECKED'));
	return (
		<div data-slot="green-check-request" className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[
					{ label: t('translation:home'), href: '/' },
					{ label: t('mine.title'), href: '/green-check' },
					{ label: t('request.title') },
				]}
			/>
			<header className="grid gap-1">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h1 className="text-2xl font-bold">{t('request.title')}</h1>
					{check && <GreenCheckStatusTag check={check} />}
				</div>
				<p className="wrap-anywhere">
					<Link href={listingHref} lang={langOf(title)}>
						{title}
					</Link>
				</p>
				<p className="text-sm text-ink-muted wrap-anywhere">{address}</p>
			</header>
			{latestHref !== undefined && <Earlier latestHref={latestHref} />}
			{check && latestHref === undefined && <RequestState check={check} payHref={payHref} onCancel={onCancel} />}
			{prompt}
			{latestHref === undefined && !isOpen && !mayAsk && <NotNow isPublic={isPublic} markUntil={markUntil} />}
			{latestHref === undefined && (mayAsk || !check) && (
				<RequestOffer>{mayAsk && <Ask isAgain={check !== null} onAsk={onAsk} />}</RequestOffer>
			)}
			{check && (
				<div
					className={`grid grid-cols-[minmax(0,1fr)] items-start gap-5 ${isFound ? 'lg:grid-cols-[minmax(0,1fr)_24rem]' : ''}`}
				>
					{isFound && (
						<Sheet title={t('request.found')} lead={t('request.foundLead')}>
							<FindingList items={check.items} isVerified={stageOf(check) === 'approved'} />
							{check.photos.length > 0 && <SitePhotos photos={check.photos} />}
						</Sheet>
					)}
					<Sheet title={t('history.title')}>
						<GreenCheckHistory events={check.events} />
					</Sheet>
				</div>
			)}
		</div>
	);
}

function Earlier({ latestHref }: { latestHref: string }) {
	const { t } = useTranslation('verification');
	return (
		<Notice>
			<p>{t('request.earlier')}</p>
			<Link href={latestHref}>{t('request.latest')}</Link>
		</Notice>
	);
}

function NotNow({ isPublic, markUntil }: Pick<OwnCheckedListing, 'isPublic' | 'markUntil'>) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	if (!isPublic) return <p>{t('request.notPublic')}</p>;
	if (markUntil === null) return null;
	const from = new Date(new Date(markUntil).getTime() - GREEN_CHECK_RENEW_DAYS * DAY_MS).toISOString();
	return <p className="text-ink-muted">{t('request.renewFrom', { date: formatDate(from, locale) })}</p>;
}

function Ask({ isAgain, onAsk }: { isAgain: boolean; onAsk: GreenCheckRequestProps['onAsk'] }) {
	const { t } = useTranslation('verification');
	const { pending, failure, run } = useAct();
	return (
		<div className="grid gap-2">
			<FormFailure message={failure} />
			<Button variant="seal" width="full" loading={pending} onClick={() => run(onAsk)}>
				{t(isAgain ? 'request.askAgain' : 'request.ask')}
			</Button>
			<p className="text-sm text-ink-muted">{t('request.nextStep')}</p>
		</div>
	);
}
