import {
	changePapers,
	newPaper,
	PAPER_MAX_MEGABYTES,
	type PaperValue,
	PLANNING_FILES_MAX,
	paperTypes,
	type RefusedPaper,
	sortPaperFiles,
} from '@ancu/forms/planning';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { AddPhotoIcon, AlertIcon, WarningIcon } from '../../primitives/icon/index.ts';
import { useIncomingFiles, useValueChanges } from '../../primitives/upload/index.ts';
import { PaperRow } from './paper-row.tsx';
import { type UploadPaper, usePaperUploads } from './use-paper-uploads.ts';

export interface PaperFieldProps {
	/** What is asked for. */
	label: string;
	/** Said after it where papers may be left out, as `(không bắt buộc)`. */
	optionalLabel?: string | undefined;
	/** What they are for and who sees them. */
	hint: string;
	/** Begin with `storedPaper` of each that is there, or nothing. */
	value: readonly PaperValue[];
	/** Told all papers at every change: chosen, arrived, failed, removed. */
	onChange: (value: readonly PaperValue[]) => void;
	/** Sends one paper; at most three are under way at once. */
	upload: UploadPaper;
	/** What is wrong with them as the form sees it. */
	error?: string | undefined;
}

/** Papers of a form, photos or PDF: chosen or dropped, sent at once and kept private. One that did not arrive keeps its file. */
export function PaperField({ label, optionalLabel, hint, value, onChange, upload, error }: PaperFieldProps) {
	const { t } = useTranslation('planning');
	const id = useId();
	const field = useRef<HTMLFieldSetElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const choose = useRef<HTMLButtonElement>(null);
	const leadBack = useRef(false);
	const [refused, setRefused] = useState<readonly RefusedPaper[]>([]);
	const change = useValueChanges(value, onChange, changePapers);
	const fractions = usePaperUploads(value, change, upload);
	const isFull = value.length >= PLANNING_FILES_MAX;
	const isSending = value.some(({ status }) => status === 'waiting');

	const add = (files: readonly File[]) => {
		if (files.length === 0) return;
		const sorted = sortPaperFiles(value, files);
		setRefused(sorted.refused);
		if (sorted.taken.length > 0)
			change({ type: 'add', papers: sorted.taken.map((file) => newPaper(crypto.randomUUID(), file)) });
	};
	const isOver = useIncomingFiles(field, add);

	useEffect(() => {
		// What was pressed went away with its paper.
		if (leadBack.current) choose.current?.focus();
		leadBack.current = false;
	});

	return (
		<fieldset
			ref={field}
			data-slot="paper-field"
			data-wrong={Boolean(error) || undefined}
			aria-labelledby={`${id}-label`}
			aria-describedby={`${id}-hint ${id}-error`}
			className="grid min-w-0 gap-2"
		>
			<div className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span id={`${id}-label`} className="text-sm font-bold">
					{label}
					{optionalLabel && <span className="font-normal text-ink-muted"> {optionalLabel}</span>}
				</span>
				<span className="text-sm text-ink-muted tabular-nums">
					{t('paperField.count', { count: value.length, max: PLANNING_FILES_MAX })}
				</span>
			</div>
			<p id={`${id}-hint`} className="text-sm text-ink-muted">
				{hint}
			</p>
			<div
				data-over={isOver || undefined}
				className="cadastre flex flex-col items-center gap-2 rounded-card border border-dashed border-line-strong px-4 py-5 text-center data-over:border-focus data-over:bg-surface-sunken"
			>
				<Button
					ref={choose}
					variant="secondary"
					// Stays focusable where there is room for no more: what was pressed may have filled it.
					aria-disabled={isFull}
					leadingIcon={<AddPhotoIcon aria-hidden="true" />}
					onClick={() => input.current?.click()}
				>
					{t('paperField.choose')}
				</Button>
				<p className="text-sm text-ink-muted">
					{isFull
						? t('paperField.full', { max: PLANNING_FILES_MAX })
						: t('paperField.kinds', { megabytes: PAPER_MAX_MEGABYTES })}
				</p>
			</div>
			<input
				ref={input}
				type="file"
				multiple
				hidden
				data-testid="paper-input"
				accept={paperTypes.join()}
				onChange={({ target }) => {
					add([...(target.files ?? [])]);
					// The same file may be chosen again.
					target.value = '';
				}}
			/>
			<div role="alert">
				{refused.length > 0 && (
					<ul className="grid gap-1 rounded-card border border-line-strong p-3 text-sm">
						{refused.map(({ name, fault }) => (
							<li key={name} className="flex items-start gap-2">
								<WarningIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
								<span className="min-w-0 wrap-anywhere">
									<span className="font-bold">{name}</span>
									{': '}
									{t(`paperField.fault.${fault}`, { max: PLANNING_FILES_MAX, megabytes: PAPER_MAX_MEGABYTES })}
								</span>
							</li>
						))}
					</ul>
				)}
			</div>
			{value.length > 0 && (
				<ul className="grid gap-2">
					{value.map((paper) => (
						<PaperRow
							key={paper.key}
							paper={paper}
							fraction={fractions.get(paper.key)}
							onRetry={() => {
								leadBack.current = true;
								change({ type: 'retry', key: paper.key });
							}}
							onRemove={() => {
								leadBack.current = true;
								change({ type: 'remove', key: paper.key });
							}}
						/>
					))}
				</ul>
			)}
			<p role="status" className="sr-only">
				{isSending
					? t('paperField.sending')
					: value.some(({ file, id: sent }) => file && sent) && t('paperField.arrived')}
			</p>
			<p id={`${id}-error`} aria-live="polite" className="flex min-h-5.5 items-start gap-1.5 text-sm text-danger">
				{error && <AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
				{error}
			</p>
		</fieldset>
	);
}
