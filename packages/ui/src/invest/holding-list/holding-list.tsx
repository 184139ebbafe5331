import { formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { ownershipOf } from '@ancu/forms/invest';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { ProjectIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { DocumentList } from '../document-list/document-list.tsx';
import { formatPercent } from '../format-percent.ts';
import type { Holding, OrderedListingHref } from '../invest-model.ts';
import { OrderedTitle } from '../ordered-title/ordered-title.tsx';
import { UpdateList } from '../update-list/update-list.tsx';

export interface HoldingListProps extends PagedListProps {
	/** Those of the page; undefined while they load. */
	holdings: readonly Holding[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	/** Address of an offering. */
	listingHref: OrderedListingHref;
	/** Where offerings are found. */
	offeringsHref: string;
}

/** Shares that one has: of what, how many, how much of the whole, what they cost, papers and updates. */
export function HoldingList({ holdings, listingHref, offeringsHref, ...list }: HoldingListProps) {
	const { t } = useTranslation('invest');
	return (
		<section
			aria-labelledby="invest-holdings"
			data-slot="holding-list"
			className="grid grid-cols-[minmax(0,1fr)] gap-4"
		>
			<h2 id="invest-holdings" className="text-lg font-bold">
				{t('holdings.title')}
			</h2>
			<ListBody
				{...list}
				rows={holdings}
				level={3}
				error={t('holdings.error')}
				errorText={t('state.errorText')}
				empty={
					<StateMessage
						level={3}
						title={t('holdings.empty')}
						icon={<ProjectIcon />}
						actions={
							<LinkButton href={offeringsHref} variant="secondary">
								{t('holdings.find')}
							</LinkButton>
						}
					>
						{t('holdings.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => (
					<ul aria-labelledby="invest-holdings" className="grid grid-cols-[minmax(0,1fr)] gap-4">
						{rows.map((holding) => (
							<HoldingItem key={holding.id} holding={holding} href={listingHref(holding)} />
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}

function HoldingItem({ holding, href }: { holding: Holding; href: string | undefined }) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const id = useId();
	const { state, totalShare, myShare, myHeldShare, myCost, documents, updates } = holding.offering;
	const figures = [
		[t('holdings.shares'), formatNumber(myShare, locale)],
		[t('holdings.ownership'), formatPercent(ownershipOf(myShare, totalShare), locale)],
		[t('holdings.cost'), formatMoneyExact(myCost, locale)],
	] as const;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface-raised p-4">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
				<h3 className="min-w-0 grow basis-48 font-bold wrap-anywhere">
					<OrderedTitle title={holding.title} href={href} variant="plain" />
				</h3>
				<Tag tone={state === 'FAILED' ? 'danger' : 'outline'}>{t(`offeringState.${state}`)}</Tag>
			</div>
			<dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-2 sm:grid-cols-3">
				{figures.map(([label, figure]) => (
					<div key={label} className="min-w-0">
						<dt className="text-sm text-ink-muted">{label}</dt>
						<dd className="font-bold wrap-break-word tabular-nums">{figure}</dd>
					</div>
				))}
			</dl>
			{state === 'FAILED' && <p className="text-sm">{t('holdings.failed')}</p>}
			{myHeldShare > 0 && (
				<p className="text-sm">
					{t('holdings.held', { count: myHeldShare, formatted: formatNumber(myHeldShare, locale) })}
				</p>
			)}
			{updates.length > 0 && (
				<section aria-labelledby={`${id}-updates`} className="grid gap-2">
					<h4 id={`${id}-updates`} className="text-sm font-bold">
						{t('holdings.updates')}
					</h4>
					<UpdateList updates={updates} labelledBy={`${id}-updates`} />
				</section>
			)}
			{documents.length > 0 && (
				<Disclosure title={t('holdings.documents', { count: documents.length })}>
					<DocumentList documents={documents} />
				</Disclosure>
			)}
		</li>
	);
}
