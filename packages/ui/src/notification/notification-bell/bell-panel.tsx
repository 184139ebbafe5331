import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { RetryIcon, SettingsIcon } from '../../primitives/icon/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import type { Notification } from '../notification-model.ts';
import { SeeAllButton } from '../see-all-button/see-all-button.tsx';
import { BellEntry } from './bell-entry.tsx';

export interface BellPanelProps {
	/** The newest, the newest first; undefined while they load. */
	notifications: readonly Notification[] | undefined;
	/** How many were not seen; undefined while that is not known. */
	unseen: number | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** One is opened by its link; marking it as seen is the caller's. */
	onOpen: (notification: Notification) => void;
	/** Marks all of them as seen. */
	onSeeAll: () => Promise<SubmitFailure | undefined>;
	/** Where all of them are. */
	inboxHref: string;
	settingsHref: string;
	/** The moment that they are looked at. */
	now: Date;
}

/** The newest notifications, as they open below the bell. */
export function BellPanel({
	notifications,
	unseen,
	failed = false,
	onRetry,
	onOpen,
	onSeeAll,
	inboxHref,
	settingsHref,
	now,
}: BellPanelProps) {
	const { t } = useTranslation(['notification', 'translation']);
	const { pending, failure, run } = useAct();
	const heading = useRef<HTMLHeadingElement>(null);
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-1.5 pr-2 pl-4">
				<h2 ref={heading} tabIndex={-1} className="font-bold outline-none">
					{t('title')}
				</h2>
				<SeeAllButton unseen={unseen} pending={pending} onClick={() => run(onSeeAll)} />
			</div>
			<div className={failure !== undefined ? 'px-4 pt-4' : ''}>
				<FormFailure message={failure} />
			</div>
			{!notifications && !failed && <Loading />}
			{!notifications && failed && (
				<div role="alert" className="hatch grid justify-items-center gap-3 px-6 py-8 text-center">
					<p>{t('bell.error')}</p>
					<Button
						variant="secondary"
						size="sm"
						leadingIcon={<RetryIcon aria-hidden="true" />}
						onClick={() => {
							// The button goes while they load.
							heading.current?.focus();
							onRetry();
						}}
					>
						{t('translation:retry')}
					</Button>
				</div>
			)}
			{notifications?.length === 0 && <p className="hatch px-6 py-10 text-center text-ink-muted">{t('bell.empty')}</p>}
			{notifications && notifications.length > 0 && (
				<ul aria-label={t('title')} className="min-h-0 overflow-y-auto overscroll-contain">
					{notifications.map((notification) => (
						<BellEntry
							key={notification.id}
							notification={notification}
							inboxHref={inboxHref}
							onOpen={onOpen}
							now={now}
						/>
					))}
				</ul>
			)}
			<div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line p-1.5">
				<LinkButton href={inboxHref} variant="quiet" size="sm">
					{t('bell.all')}
				</LinkButton>
				<LinkButton
					href={settingsHref}
					variant="quiet"
					size="sm"
					aria-label={t('inbox.settings')}
					leadingIcon={<SettingsIcon aria-hidden="true" />}
				>
					{t('bell.settings')}
				</LinkButton>
			</div>
		</>
	);
}

function Loading() {
	const { t } = useTranslation('translation');
	return (
		<div role="status" aria-busy="true" aria-label={t('loading')} className="grid gap-5 p-4">
			{['a', 'b', 'c'].map((key) => (
				<div key={key} className="flex gap-3">
					<div className="size-9 shrink-0">
						<Skeleton shape="box" />
					</div>
					<div className="grid grow gap-2">
						<Skeleton shape="title" />
						<Skeleton />
					</div>
				</div>
			))}
		</div>
	);
}
