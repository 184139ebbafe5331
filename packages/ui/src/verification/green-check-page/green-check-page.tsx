import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { Link } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import type { CheckedListing } from '../verification-model.ts';

export interface GreenCheckPageProps {
	title: string;
	/** The listing that is checked; undefined while it loads. */
	listing: CheckedListing | undefined;
	/** Address of its green check. */
	checkHref: (listing: CheckedListing) => string;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	children: ReactNode;
}

/** A page about one green check of one's own: which listing, and what is to be done. */
export function GreenCheckPage({ title, listing, checkHref, failed = false, onRetry, children }: GreenCheckPageProps) {
	const { t } = useTranslation('verification');
	if (!listing && failed)
		return (
			<div className="py-12">
				<LoadError level={1} title={t('request.error')} onRetry={onRetry} />
			</div>
		);
	return (
		<div data-slot="green-check-page" className="grid grid-cols-[minmax(0,1fr)] gap-5 py-6 lg:py-10">
			<div className="grid gap-1">
				<h1 className="text-2xl font-bold">{title}</h1>
				{listing ? (
					<p className="max-w-prose text-ink-muted">
						<Link href={checkHref(listing)} lang={langOf(listing.title)}>
							{listing.title}
						</Link>
						<br />
						{listing.address}
					</p>
				) : (
					<Skeleton shape="title" />
				)}
			</div>
			{children}
		</div>
	);
}
