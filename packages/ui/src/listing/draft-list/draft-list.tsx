import type { SubmitFailure } from '@ancu/forms/form';
import { formatAge } from '@ancu/forms/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { PaperIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { ListBody } from '../../translation/list-body/list-body.tsx';
import { useLedFocus } from '../../translation/use-led-focus.ts';

/** A listing that somebody began to write. */
export interface DraftSummary {
	id: string;
	/** Empty while none was written. */
	title: string;
	/** The listing that it changes; null of a new one. */
	locationInfoId: string | null;
	/** ISO 8601. */
	updatedAt: string;
}

export interface DraftListProps {
	/** The latest first; undefined while they load. */
	drafts: readonly DraftSummary[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Moment that ages are counted to. */
	now: Date;
	/** Where a draft is written on. */
	hrefOf: (draft: DraftSummary) => string;
	/** Where a listing is begun. */
	postHref: string;
	/** Where the listings are that were posted; left out, nothing leads there. */
	postedHref?: string | undefined;
	/** Deletes a draft, and has it gone from `drafts` by the time it answers. */
	onDelete: (id: string) => Promise<SubmitFailure | undefined>;
}

/** Listings that are not sent yet. */
export function DraftList({ drafts, now, hrefOf, postHref, postedHref, onDelete, ...list }: DraftListProps) {
	const { t } = useTranslation('listing');
	const heading = useLedFocus();
	return (
		<section data-slot="draft-list" className="grid gap-6 py-6 lg:py-10">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<div className="grid gap-1">
					<h1 ref={heading.ref} tabIndex={-1} className="text-2xl font-bold outline-none">
						{t('drafts.title')}
					</h1>
					<p className="text-ink-muted">{t('drafts.lead')}</p>
				</div>
				{postedHref && (
					<LinkButton variant="secondary" href={postedHref}>
						{t('drafts.posted')}
					</LinkButton>
				)}
			</div>
			<ListBody
				{...list}
				rows={drafts}
				error={t('list.error')}
				empty={
					<StateMessage
						title={t('drafts.empty')}
						icon={<PaperIcon />}
						actions={<LinkButton href={postHref}>{t('drafts.post')}</LinkButton>}
					>
						{t('drafts.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => (
					<ul className="grid gap-3">
						{rows.map((draft) => (
							<Row
								key={draft.id}
								draft={draft}
								now={now}
								href={hrefOf(draft)}
								onDelete={onDelete}
								onDeleted={heading.lead}
							/>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}

function Row({
	draft: { id, title: given, locationInfoId, updatedAt },
	now,
	href,
	onDelete,
	onDeleted,
}: {
	draft: DraftSummary;
	now: Date;
	href: string;
	onDelete: DraftListProps['onDelete'];
	onDeleted: () => void;
}) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const toast = useToast();
	const [asking, setAsking] = useState(false);
	const title = given || t('drafts.untitled');
	return (
		<li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface-raised p-4">
			<div className="min-w-0">
				<h2 lang={langOf(title)} className="font-bold wrap-anywhere">
					{title}
				</h2>
				<p className="text-sm text-ink-muted">{t('drafts.updated', { age: formatAge(updatedAt, now, locale) })}</p>
			</div>
			<div className="flex gap-2">
				<LinkButton variant="secondary" size="sm" href={href} aria-label={t('drafts.openNamed', { title })}>
					{t('drafts.open')}
				</LinkButton>
				<Button
					variant="quiet"
					size="sm"
					aria-label={t('drafts.deleteNamed', { title })}
					aria-haspopup="dialog"
					onClick={() => setAsking(true)}
				>
					{t('drafts.delete')}
				</Button>
			</div>
			<ActDialog
				open={asking}
				onClose={() => setAsking(false)}
				title={t('drafts.deleteTitle')}
				submitLabel={t('drafts.delete')}
				onSubmit={() => onDelete(id)}
				onDone={() => {
					toast({ kind: 'success', message: t('drafts.deleted') });
					onDeleted();
				}}
			>
				{() => (
					<p className="wrap-anywhere">
						{t(locationInfoId ? 'drafts.deleteChangesText' : 'drafts.deleteText', { title })}
					</p>
				)}
			</ActDialog>
		</li>
	);
}
