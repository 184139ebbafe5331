import type { PaperValue } from '@ancu/forms/file';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { AlertIcon, CloseIcon, PaperIcon, RemoveIcon, RetryIcon, SuccessIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { usePreviewUrl } from '../../primitives/upload/index.ts';
import { ProgressBar, percentOf } from '../progress-bar.tsx';

export interface PaperRowProps {
	paper: PaperValue;
	/** How much has been sent, from 0 to 1; nothing while it waits for its turn. */
	fraction: number | undefined;
	/** What is said of one that has arrived. @default that it has */
	arrivedText?: string | undefined;
	/** What it is besides, as which file it replaces. */
	note?: string | undefined;
	/** Buttons before the one that takes it away. */
	actions?: ReactNode;
	onRetry: () => void;
	onRemove: () => void;
}

/** One paper: what it is, how far it has come. */
export function PaperRow({ paper, fraction, arrivedText, note, actions, onRetry, onRemove }: PaperRowProps) {
	const { t } = useTranslation('translation');
	const preview = usePreview(paper);
	const { name, url, status } = paper;
	// Within the link, which is as large as what is seen of it, and outlined whole where it has the focus.
	const shownName = <span className="line-clamp-2 wrap-anywhere">{name}</span>;
	return (
		<li
			data-slot="paper-row"
			className="grid grid-cols-[auto_minmax(0,1fr)_auto] max-[15rem]:grid-cols-[minmax(0,1fr)] items-center gap-3 rounded-card border border-line bg-surface-raised p-2"
		>
			<span className="flex size-12 items-center justify-center overflow-hidden rounded-tag bg-surface-sunken text-ink-muted">
				{preview ? (
					<img src={preview} alt="" className="dark-dim size-full object-cover" />
				) : (
					<PaperIcon aria-hidden="true" className="size-6" />
				)}
			</span>
			<div className="grid min-w-0 gap-0.5">
				<span className="flex font-bold" title={name}>
					{url ? (
						<Link href={url} external variant="plain">
							{shownName}
						</Link>
					) : (
						shownName
					)}
				</span>
				{note && <span className="text-sm wrap-anywhere text-ink-muted">{note}</span>}
				{status === 'waiting' && <Progress name={name} fraction={fraction} />}
				{status === 'arrived' && (
					<span className="flex items-center gap-1.5 text-sm text-ink-muted">
						<SuccessIcon aria-hidden="true" className="size-4 shrink-0" />
						{arrivedText ?? t('paperField.there')}
					</span>
				)}
				{status === 'failed' && (
					<span className="flex items-start gap-1.5 text-sm text-danger">
						<AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{paper.failure ?? t('paperField.failed')}
					</span>
				)}
			</div>
			<span
				className={`flex items-center print:hidden ${actions ? 'max-sm:col-span-full max-sm:-mt-3 max-sm:justify-end' : ''}`}
			>
				{actions}
				{status === 'failed' && paper.file && (
					<Button
						size="sm"
						variant="secondary"
						aria-label={t('paperField.retry', { name })}
						leadingIcon={<RetryIcon aria-hidden="true" />}
						onClick={onRetry}
					>
						{t('retry')}
					</Button>
				)}
				<IconButton
					size="sm"
					aria-label={t(status === 'waiting' ? 'paperField.stop' : 'paperField.remove', { name })}
					icon={status === 'waiting' ? <CloseIcon aria-hidden="true" /> : <RemoveIcon aria-hidden="true" />}
					onClick={onRemove}
				/>
			</span>
		</li>
	);
}

function Progress({ name, fraction }: { name: string; fraction: number | undefined }) {
	const { t } = useTranslation('translation');
	const words =
		fraction === undefined ? t('paperField.queued') : t('paperField.sent', { percent: percentOf(fraction) });
	return (
		<span className="grid gap-1 text-sm text-ink-muted tabular-nums">
			{words}
			<ProgressBar label={t('paperField.progress', { name })} fraction={fraction} />
		</span>
	);
}

/** Where a paper's picture can be seen; nothing of a PDF. */
function usePreview({ file, url, name }: PaperValue): string | undefined {
	const made = usePreviewUrl(file?.type.startsWith('image/') ? file : null);
	return made ?? (url && /\.webp$/i.test(name) ? url : undefined);
}
