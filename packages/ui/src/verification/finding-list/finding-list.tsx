import { type GreenCheckItemName, greenCheckItems } from '@ancu/forms/verification';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Written } from '../../translation/written.tsx';
import type { GreenCheckItem } from '../verification-model.ts';
import { ResultMark } from './result-mark.tsx';

/** What a listing says about each item, as staff compare it. */
export type GreenCheckClaims = Readonly<Record<GreenCheckItemName, ReactNode>>;

const order = { FAIL: 0, NOT_CHECKED: 1, PASS: 2 };

export interface FindingListProps {
	/** What was looked at, with what was found. */
	items: readonly (Pick<GreenCheckItem, 'name' | 'result'> & Partial<Pick<GreenCheckItem, 'note'>>)[];
	/** Said beside each result. @default nothing */
	claims?: GreenCheckClaims | undefined;
	/** What failed comes first, then what nobody looked at. @default false */
	failedFirst?: boolean | undefined;
	/** It stands under a mark that counts. @default false */
	isVerified?: boolean | undefined;
}

/** What was found, item by item, with notes. */
export function FindingList({ items, claims, failedFirst = false, isVerified = false }: FindingListProps) {
	const { t } = useTranslation('verification');
	const shown = failedFirst ? [...items].sort((a, b) => order[a.result] - order[b.result]) : items;
	return (
		<ul aria-label={t('findings')} data-slot="finding-list" className="grid grid-cols-[minmax(0,1fr)]">
			{shown.map(({ name, result, note }) => (
				<li
					key={name}
					className={`grid gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0 ${claims ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}`}
				>
					<span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:col-span-full">
						<span className={claims ? 'font-bold' : ''}>{t(`item.${name}`)}</span>
						<span className="ml-auto">
							<ResultMark result={result} isVerified={isVerified} />
						</span>
					</span>
					{claims && (
						<div className="min-w-0 text-sm wrap-anywhere">
							<span className="text-ink-muted">{t('claim')}</span> {claims[name]}
						</div>
					)}
					{note && (
						<Written
							className={`min-w-0 border-l-2 pl-3 text-sm ${result === 'FAIL' ? 'border-danger' : 'border-line-strong'}`}
						>
							{note}
						</Written>
					)}
				</li>
			))}
		</ul>
	);
}

export interface ItemListProps {
	/** What is said of each item. */
	children: (name: GreenCheckItemName) => ReactNode;
}

/** The seven items that are looked at, before anybody did. */
export function ItemList({ children }: ItemListProps) {
	const { t } = useTranslation('verification');
	return (
		<ol
			data-slot="item-list"
			className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))] sm:gap-x-6"
		>
			{greenCheckItems.map((name) => (
				<li key={name} className="min-w-0">
					<p className="font-bold">{t(`item.${name}`)}</p>
					<div className="text-sm text-ink-muted wrap-anywhere">{children(name)}</div>
				</li>
			))}
		</ol>
	);
}
