import { formatDate, formatNumber } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { PinIcon, VerifiedIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { NotFound } from '../../translation/not-found/not-found.tsx';
import { ListingContact } from '../listing-contact/listing-contact.tsx';
import type { ListingDetail } from '../listing-detail-model.ts';
import { ListingFactList } from '../listing-fact-list/listing-fact-list.tsx';
import { ListingFactsRow } from '../listing-facts-row/listing-facts-row.tsx';
import { ListingGallery } from '../listing-gallery/listing-gallery.tsx';
import { ListingGrid } from '../listing-grid/listing-grid.tsx';
import type { ListingSummary } from '../listing-model.ts';
import type { ListingStatus } from '../listing-owner-model.ts';
import { HiddenNotice } from './hidden-notice.tsx';

const lists = { BUY: '/real-estate', RENT: '/rent', PROJECT: '/project' } as const;

export interface ListingDetailScreenProps {
	/** What everybody may see; undefined while it loads, null when there is no such listing. */
	summary: ListingSummary | null | undefined;
	/** The whole; undefined while it loads. */
	detail: ListingDetail | undefined;
	/** How it stands, where that is known: one that not everybody sees says so. */
	status?: ListingStatus | undefined;
	/** The whole could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Others like it nearby; undefined while they load. */
	similar: readonly ListingSummary[] | undefined;
	now: Date;
	/** The map around it. */
	map: ReactNode;
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
	failed = false,
	onRetry,
	similar,
	now,
	map,
	actions,
	mark,
	checks,
	offering,
	history,
	loan,
}: ListingDetailScreenProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const locale = useLocale();

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
				<div className="overflow-hidden rounded-card">
					<Skeleton shape="photo" />
				</div>
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
		<div data-slot="listing-detail-screen" className="grid gap-6 py-5">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[
					{ label: t('translation:home'), href: '/' },
					{ label: t(`list.title.${summary.tradingType}`), href: lists[summary.tradingType] },
					{ label: t('detail.code', { code: summary.sequenceId }) },
				]}
			/>
			<HiddenNotice status={status} />
			<ListingGallery photos={summary.photos} />
			<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<article className="grid min-w-0 gap-8">
					<header className="grid gap-3">
						<div className="flex flex-wrap gap-2">
							<Tag tone="outline">{t(`tradingType.${summary.tradingType}`)}</Tag>
							{summary.isPriority && <Tag tone="seal">{t('priority')}</Tag>}
							{summary.isInvest && <Tag tone="ink">{t('offering')}</Tag>}
							{mark}
							{summary.isGreenCheck && !mark && (
								<Tag tone="verified" icon={<VerifiedIcon aria-hidden="true" />}>
									{t('greenCheck')}
								</Tag>
							)}
						</div>
						<h1 className="text-2xl font-bold">{summary.title}</h1>
						<p className="flex items-start gap-1.5 text-ink-muted">
							<PinIcon aria-hidden="true" className="mt-1 size-4 shrink-0" />
							{summary.address}
						</p>
						<ListingFactsRow listing={summary} />
						{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
					</header>
					<div className="lg:hidden">
						<ListingContact summary={summary} detail={detail} />
					</div>
					{offering}
					{!detail && failed && <DetailError onRetry={onRetry} />}
					{!detail && !failed && (
						<div role="status" aria-busy="true" aria-label={t('detail.loading')} className="grid gap-3">
							<Skeleton shape="title" />
							<Skeleton />
							<Skeleton />
							<Skeleton />
						</div>
					)}
					{detail && (
						<>
							<Section title={t('detail.facts')}>
								<ListingFactList listing={detail} group="property" />
							</Section>
							<Section title={t('detail.papers')}>
								<ListingFactList listing={detail} group="papers" />
							</Section>
							<Section title={t('detail.description')}>
								<div className="max-w-prose whitespace-pre-line">{detail.description}</div>
							</Section>
							<Videos detail={detail} />
							{history && <Section title={t('history.title')}>{history}</Section>}
							{checks}
						</>
					)}
					{loan}
					<Section title={t('detail.place')}>
						<div className="grid gap-3">
							{detail?.currentProvince && (
								<p className="text-sm text-ink-muted">
									{t('detail.currentAddress')}:{' '}
									<span className="text-ink">
										{[detail.currentWard, detail.currentProvince].filter(Boolean).join(', ')}
									</span>
								</p>
							)}
							<div className="h-80 overflow-hidden rounded-card border border-line">{map}</div>
							<p className="text-sm text-ink-muted">{t('detail.approximate')}</p>
						</div>
					</Section>
					{detail && (
						<p className="flex flex-wrap gap-x-4 text-sm text-ink-muted tabular-nums">
							<span>{t('detail.code', { code: detail.sequenceId })}</span>
							<span>{t('detail.updated', { date: formatDate(detail.updatedAt, locale) })}</span>
							<span>{t('detail.views', { count: detail.views, formatted: formatNumber(detail.views, locale) })}</span>
						</p>
					)}
				</article>
				<aside className="sticky top-20 hidden lg:block">
					<ListingContact summary={summary} detail={detail} />
				</aside>
			</div>
			{similar?.length !== 0 && (
				<Section title={t('detail.similar')}>
					<ListingGrid listings={similar} now={now} columns="four" expected={4} />
				</Section>
			)}
		</div>
	);
}

function DetailError({ onRetry }: { onRetry: () => void }) {
	const { t } = useTranslation('listing');
	return (
		<LoadError title={t('detail.error')} onRetry={onRetry}>
			{t('detail.errorText')}
		</LoadError>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="grid gap-3">
			<h2 className="text-xl font-bold">{title}</h2>
			{children}
		</section>
	);
}

function Videos({ detail }: { detail: ListingDetail }) {
	const { t } = useTranslation('listing');
	const links = [
		['YouTube', detail.youtubeLink],
		['TikTok', detail.tiktokLink],
		['Facebook', detail.facebookLink],
	].filter((link): link is [string, string] => Boolean(link[1]));
	if (links.length === 0) return null;
	return (
		<Section title={t('detail.videos')}>
			<ul className="flex flex-wrap gap-4">
				{links.map(([name, href]) => (
					<li key={name}>
						<Link href={href} external>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</Section>
	);
}
