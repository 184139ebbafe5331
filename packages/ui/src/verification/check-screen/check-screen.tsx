import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { NotFound } from '../../translation/not-found/not-found.tsx';
import { GreenCheckHistory } from '../green-check-history/green-check-history.tsx';
import { type QueueScope, QueueState } from '../green-check-status/queue-state.tsx';
import type { GreenCheck } from '../verification-model.ts';

export interface CheckScreenProps {
	scope: QueueScope;
	/** Undefined while it loads, null when there is none that the reader may see. */
	check: GreenCheck | null | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Address of the queue. */
	queueHref: string;
	/** Address of the listing. */
	listingHref: string;
	/** What the listing says of itself, for reading beside the items. @default nothing */
	facts?: ReactNode;
	/** What is to be done about the check. */
	children: (check: GreenCheck) => ReactNode;
}

/** The page of one green check for staff: where it belongs, which listing, what is to be done, the listing beside it, what happened. */
export function CheckScreen({ check, failed = false, onRetry, queueHref, ...rest }: CheckScreenProps) {
	const { t } = useTranslation(['verification', 'translation']);
	if (check) return <Loaded check={check} queueHref={queueHref} {...rest} />;
	if (check === null)
		return (
			<NotFound title={t('screen.notFound')} href={queueHref} label={t('screen.toQueue')}>
				{t('screen.notFoundText')}
			</NotFound>
		);
	if (failed)
		return (
			<div className="py-12">
				<LoadError level={1} title={t('screen.error')} onRetry={onRetry} />
			</div>
		);
	return (
		<div role="status" aria-busy="true" aria-label={t('translation:loading')} className="grid gap-5 py-5">
			<Skeleton shape="title" />
			<div className="h-28">
				<Skeleton shape="box" />
			</div>
			<div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="h-96">
					<Skeleton shape="box" />
				</div>
				<div className="h-96">
					<Skeleton shape="box" />
				</div>
			</div>
		</div>
	);
}

type LoadedProps = Omit<CheckScreenProps, 'check' | 'failed' | 'onRetry'> & { check: GreenCheck };

function Loaded({ scope, check, queueHref, listingHref, facts, children }: LoadedProps) {
	const { t } = useTranslation(['verification', 'translation']);
	const { sequenceId, title, address } = check.locationInfo;
	return (
		<div data-slot="check-screen" className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[
					{ label: t(`queue.title.${scope}`), href: queueHref },
					{ label: t('screen.number', { number: check.sequenceId }) },
				]}
			/>
			<header className="grid min-w-0 gap-1">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h1 lang={langOf(title)} className="min-w-0 text-xl font-bold wrap-anywhere sm:text-2xl">
						{title}
					</h1>
					<QueueState check={check} scope={scope} />
				</div>
				<p className="text-ink-muted wrap-anywhere">
					{t('code', { code: sequenceId })} · {address}
				</p>
				<p className="text-sm">
					<Link href={listingHref} alone external>
						{t('screen.listing')}
					</Link>
				</p>
			</header>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children(check)}</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
					{facts && <Sheet title={t('screen.facts')}>{facts}</Sheet>}
					<Sheet title={t('history.title')}>
						<GreenCheckHistory events={check.events} />
					</Sheet>
				</div>
			</div>
		</div>
	);
}
