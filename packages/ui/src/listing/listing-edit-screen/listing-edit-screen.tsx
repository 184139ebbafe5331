import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { NotFound } from '../../translation/not-found/not-found.tsx';

export interface ListingEditScreenProps {
	/** Of the page. */
	title: string;
	/** The page above it, for the way here. */
	parent?: { label: string; href: string } | undefined;
	/** There is no such listing, or it is somebody else's. @default false */
	gone?: boolean | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry?: (() => void) | undefined;
	/** The form; nothing while the listing loads. */
	form: ReactNode;
}

/** The page on which a listing is written or changed. */
export function ListingEditScreen({
	title,
	parent,
	gone = false,
	failed = false,
	onRetry,
	form,
}: ListingEditScreenProps) {
	const { t } = useTranslation(['listing', 'translation']);
	if (gone) {
		return (
			<NotFound title={t('mine.gone')} href="/estate" label={t('mine.backToMine')}>
				{t('mine.goneText')}
			</NotFound>
		);
	}
	if (failed && !form && onRetry) {
		return (
			<div className="py-12">
				<LoadError title={t('detail.error')} onRetry={onRetry} />
			</div>
		);
	}
	return (
		<div data-slot="listing-edit-screen" className="grid gap-6 py-6 lg:py-10">
			{parent && (
				<Breadcrumbs
					label={t('translation:breadcrumbs')}
					crumbs={[{ label: t('translation:home'), href: '/' }, parent, { label: title }]}
				/>
			)}
			<h1 className="text-2xl font-bold">{title}</h1>
			{form || (
				<div role="status" aria-busy="true" aria-label={t('translation:loading')} className="grid gap-4">
					<Skeleton shape="title" />
					<Skeleton />
					<Skeleton />
				</div>
			)}
		</div>
	);
}
