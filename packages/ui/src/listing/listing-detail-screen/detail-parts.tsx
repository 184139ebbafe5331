import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { PinIcon, VerifiedIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { Written } from '../../translation/written.tsx';
import type { ListingDetail, PublicListing } from '../listing-detail-model.ts';
import { ListingFactList } from '../listing-fact-list/listing-fact-list.tsx';
import { ListingFactsRow } from '../listing-facts-row/listing-facts-row.tsx';
import { ListingVideos } from '../listing-videos/listing-videos.tsx';

/** Level of a part's heading: of a page, or of a page that is shown within another. */
export type DetailLevel = 2 | 5;

export interface DetailHeadProps {
	summary: PublicListing;
	/** Level of its heading. */
	level: 1 | 4;
	/** What its green check says, in place of the bare mark. */
	mark?: ReactNode;
	/** Its price, where nothing beside it says it. */
	price?: ReactNode;
	/** What can be done with it. */
	actions?: ReactNode;
}

/** What a listing is called, where it is, what matters most of it. */
export function DetailHead({ summary, level, mark, price, actions }: DetailHeadProps) {
	const { t } = useTranslation('listing');
	const Heading = `h${level}` as const;
	return (
		<header className="grid min-w-0 gap-3">
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
			{/* On a phone the price stands above, whatever the title's length; it is read after the heading all the same. */}
			<Heading lang={langOf(summary.title)} className="text-2xl font-bold wrap-anywhere max-sm:order-1 max-sm:text-xl">
				{summary.title}
			</Heading>
			{price}
			<p className="flex items-start gap-1.5 text-ink-muted max-sm:order-1">
				<PinIcon aria-hidden="true" className="mt-1 size-4 shrink-0" />
				<span className="grid min-w-0 wrap-anywhere">
					<span>{summary.address}</span>
					{summary.ward && summary.currentWard && (
						<span className="text-sm">{t('detail.now', { address: currentOf(summary) })}</span>
					)}
				</span>
			</p>
			<div className="max-sm:order-1">
				<ListingFactsRow listing={summary} />
			</div>
			{actions && <div className="flex flex-wrap gap-2 max-sm:order-1 print:hidden">{actions}</div>}
		</header>
	);
}

export interface DetailPartProps {
	detail: ListingDetail;
	level: DetailLevel;
}

/** What is known of a listing: facts, papers, its description, videos. */
export function DetailFacts({ detail, level }: DetailPartProps) {
	const { t } = useTranslation('listing');
	return (
		<>
			<DetailSection title={t('detail.facts')} level={level}>
				<ListingFactList listing={detail} group="property" />
			</DetailSection>
			<DetailSection title={t('detail.papers')} level={level}>
				<ListingFactList listing={detail} group="papers" />
			</DetailSection>
			<DetailSection title={t('detail.description')} level={level}>
				<Written>{detail.description}</Written>
			</DetailSection>
			<OnScreen>
				<Videos detail={detail} level={level} />
			</OnScreen>
		</>
	);
}

export interface DetailPlaceProps {
	/** Undefined while it loads. */
	detail: ListingDetail | undefined;
	level: DetailLevel;
	/** The map around it; nothing where no pin is set. */
	map?: ReactNode;
}

/** Where it lies, as far as that is said. */
export function DetailPlace({ detail, level, map }: DetailPlaceProps) {
	const { t } = useTranslation('listing');
	return (
		<DetailSection title={t('detail.place')} level={level}>
			<div className="grid gap-3">
				{detail?.currentProvince && (
					<p className="text-sm text-ink-muted">
						{t('detail.currentAddress')}: <span className="text-ink">{currentOf(detail)}</span>
						{!detail.currentWard && ` (${t('detail.currentWardUnknown')})`}
					</p>
				)}
				{detail && !detail.ward && detail.district && (
					<p className="text-sm text-ink-muted">
						{t('detail.formerAddress')}: <span className="text-ink">{detail.district}</span>
						{detail.currentWard && ` (${t('detail.formerWardUnknown')})`}
					</p>
				)}
				{map && <div className="h-80 overflow-hidden rounded-card border border-line">{map}</div>}
				<p className="text-sm text-ink-muted">{t(map ? 'detail.approximate' : 'detail.withoutPin')}</p>
			</div>
		</DetailSection>
	);
}

function currentOf({ currentWard, currentProvince }: PublicListing): string {
	return [currentWard, currentProvince].filter(Boolean).join(', ');
}

/** A part of a listing's page with its heading. */
export function DetailSection({ title, level, children }: { title: string; level: DetailLevel; children: ReactNode }) {
	const Heading = `h${level}` as const;
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<Heading className="text-xl font-bold">{title}</Heading>
			{children}
		</section>
	);
}

/** What is left out on paper, where nothing can be pressed. Has no box of its own: what is empty takes no room. */
export function OnScreen({ children }: { children: ReactNode }) {
	return <div className="contents print:hidden">{children}</div>;
}

function Videos({ detail, level }: DetailPartProps) {
	const { t } = useTranslation('listing');
	if (!detail.youtubeLink && !detail.tiktokLink && !detail.facebookLink) return null;
	return (
		<DetailSection title={t('detail.videos')} level={level}>
			<ListingVideos listing={detail} />
		</DetailSection>
	);
}
