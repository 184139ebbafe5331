import { formatDate, formatNumber } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { NotFound } from '../../translation/not-found/not-found.tsx';
import { CallBar } from '../listing-contact/call-bar.tsx';
import { ListingContact } from '../listing-contact/listing-contact.tsx';
import { useScrolledPast } from '../listing-contact/use-scrolled-past.ts';
import type { ListingDetail, PublicListing } from '../listing-detail-model.ts';
import { ListingGallery, ListingGallerySkeleton } from '../listing-gallery/listing-gallery.tsx';
import { ListingGrid } from '../listing-grid/listing-grid.tsx';
import type { ListingSummary } from '../listing-model.ts';
import type { ListingStatus } from '../listing-owner-model.ts';
import { ListingPrice } from '../listing-price/listing-price.tsx';
import { DetailFacts, DetailHead, DetailPlace, DetailSection, OnScreen } from './detail-parts.tsx';
import { HiddenNotice } from './hidden-notice.tsx';

const lists = { BUY: '/real-estate', RENT: '/rent', PROJECT: '/project' } as const;

export interface ListingDetailScreenProps {
	/** What everybody may see; undefined while it loads, null when there is no such listing. */
	summary: PublicListing | null | undefined;
	/** The whole; undefined while it loads. */
	detail: ListingDetail | undefined;
	/** How it stands, where that is known: one that not everybody sees says so. */
	status?: ListingStatus | undefined;
	/** Said to whoever posted it, above the pictures. */
	notice?: ReactNode;
	/** The whole could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Others like it nearby; undefined while they load. */
	similar: readonly ListingSummary[] | undefined;
	now: Date;
	/** The map around it; nothing where no pin is set. */
	map?: ReactNode;
	/** Where its page is, as `https://ancu.vn/real-estate/1042`: on paper nothing else leads there. */
	address?: string | undefined;
	/** What can be done with it: save, share, report. */
	actions?: ReactNode;
	/** What its green check says, in place of the bare mark. */
	mark?: ReactNode;
	/** What became of its green checks. */
	checks?: ReactNode;
	/** Buying shares of it, where it offers any. */
	offering?: ReactNode;
	/** What it cost before, and what its ward costs. */
	history?: ReactNode;
	/** What a loan for it would cost. */
	loan?: ReactNode;
}

/** The page of one listing. */
export function ListingDetailScreen({
	summary,
	detail,
	status,
	notice,
	failed = false,
	onRetry,
	similar,
	now,
	map,
	address,
	actions,
	mark,
	checks,
	offering,
	history,
	loan,
}: ListingDetailScreenProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const locale = useLocale();
	const [contactRef, contactPassed] = useScrolledPast();

	if (summary === undefined && failed) {
		return (
			<div className="py-12">
				<DetailError onRetry={onRetry} />
			</div>
		);
	}
	if (summary === undefined) {
		return (
			<div role="status" aria-busy="true" aria-label={t('detail.loading')} className="grid gap-6 py-5">
				{/* The way from the start. */}
				<div className="h-7.25 max-w-64 max-sm:h-11 pointer-coarse:h-11 content-center text-sm">
					<Skeleton />
				</div>
				<ListingGallerySkeleton />
				<Skeleton shape="title" />
				<Skeleton />
			</div>
		);
	}
	if (!summary) {
		return (
			<NotFound title={t('detail.notFound')} href="/search" label={t('detail.backToList')}>
				{t('detail.notFoundText')}
			</NotFound>
		);
	}

	return (
		<div data-slot="listing-detail-screen">
			<div className="grid gap-6 py-5 max-lg:[&_:is(a,button,input)]:scroll-mb-20">
				<OnScreen>
					<Breadcrumbs
						label={t('translation:breadcrumbs')}
						crumbs={[
							{ label: t('translation:home'), href: '/' },
							{ label: t(`list.title.${summary.tradingType}`), href: lists[summary.tradingType] },
							{ label: t('detail.code', { code: summary.sequenceId }) },
						]}
					/>
					<HiddenNotice status={status} />
					{notice}
				</OnScreen>
				<ListingGallery photos={summary.photos} />
				<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
					<article className="grid min-w-0 gap-8">
						<DetailHead
							summary={summary}
							level={1}
							mark={mark}
							// Beside the article the contact says it; on a phone that stands below the fold.
							price={
								<div className="lg:hidden">
									<ListingPrice listing={summary} size="lg" />
								</div>
							}
							actions={actions}
						/>
						<div ref={contactRef} className="lg:hidden">
							<ListingContact summary={summary} detail={detail} price={false} />
						</div>
						<OnScreen>{offering}</OnScreen>
						{!detail && failed && <DetailError onRetry={onRetry} />}
						{!detail && !failed && (
							<div role="status" aria-busy="true" aria-label={t('detail.loading')} className="grid gap-3">
								<Skeleton shape="title" />
								<Skeleton />
								<Skeleton />
								<Skeleton />
							</div>
						)}
						{detail && <DetailFacts detail={detail} level={2} />}
						<OnScreen>
							{detail && history && (
								<DetailSection title={t('history.title')} level={2}>
									{history}
								</DetailSection>
							)}
							{detail && checks}
							{loan}
							<DetailPlace detail={detail} level={2} map={map} />
						</OnScreen>
						{detail && (
							<p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
								<span>{t('detail.code', { code: detail.sequenceId })}</span>
								<span>{t('detail.updated', { date: formatDate(detail.updatedAt, locale) })}</span>
								<span className="print:hidden">
									{t('detail.views', { count: detail.views, formatted: formatNumber(detail.views, locale) })}
								</span>
							</p>
						)}
						{address && <p className="hidden text-sm wrap-anywhere print:block">{address}</p>}
					</article>
					<aside className="sticky top-20 hidden lg:block">
						<ListingContact summary={summary} detail={detail} />
					</aside>
				</div>
				{similar?.length !== 0 && (
					<OnScreen>
						<DetailSection title={t('detail.similar')} level={2}>
							<ListingGrid listings={similar} now={now} columns="four" expected={4} />
						</DetailSection>
					</OnScreen>
				)}
			</div>
			{contactPassed && detail?.contactPersonPhone && <CallBar listing={summary} phone={detail.contactPersonPhone} />}
		</div>
	);
}

function DetailError({ onRetry }: { onRetry: () => void }) {
	const { t } = useTranslation('listing');
	return <LoadError title={t('detail.error')} onRetry={onRetry} />;
}
