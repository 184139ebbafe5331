import { changePapers, newKey, newPaper, PAPERS_MAX, type PaperValue } from '@ancu/forms/file';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import { useValueChanges } from '../../primitives/upload/index.ts';
import { useLedFocus } from '../use-led-focus.ts';
import { PaperPicker } from './paper-picker.tsx';
import { PaperRow } from './paper-row.tsx';
import { type UploadPaper, usePaperUploads } from './use-paper-uploads.ts';

export interface PaperFieldProps {
	/** What is asked for. */
	label: string;
	/** Said after it where papers may be left out, as `(không bắt buộc)`. */
	optionalLabel?: string | undefined;
	/** What they are for and who sees them. */
	hint: string;
	/** So many in all. @default 10 */
	most?: number | undefined;
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
export function PaperField({
	label,
	optionalLabel,
	hint,
	most = PAPERS_MAX,
	value,
	onChange,
	upload,
	error,
}: PaperFieldProps) {
	const { t } = useTranslation('translation');
	const id = useId();
	const field = useRef<HTMLFieldSetElement>(null);
	// What is pressed in a row goes away with its paper.
	const choose = useLedFocus<HTMLButtonElement>();
	const change = useValueChanges(value, onChange, changePapers<PaperValue>);
	const fractions = usePaperUploads(value, change, upload);
	const isSending = value.some(({ status }) => status === 'waiting');
	const failed = value.filter(({ status }) => status === 'failed').length;

	const add = (files: readonly File[]) =>
		change({ type: 'add', papers: files.map((file) => newPaper(newKey(), file)), most });

	return (
		<fieldset
			ref={field}
			data-slot="paper-field"
			data-wrong={Boolean(error) || undefined}
			aria-labelledby={`${id}-label`}
			aria-describedby={`${id}-hint ${id}-error`}
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
		>
			<div className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span id={`${id}-label`} className="text-sm font-bold">
					{label}
					{optionalLabel && <span className="font-normal text-ink-muted"> {optionalLabel}</span>}
				</span>
				<span className="text-sm text-ink-muted">{t('paperField.count', { count: value.length, max: most })}</span>
			</div>
			<p id={`${id}-hint`} className="text-sm text-ink-muted">
				{hint}
			</p>
			<PaperPicker ref={choose.ref} area={field} papers={value} most={most} onTake={add} />
			{value.length > 0 && (
				<ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
					{value.map((paper) => (
						<PaperRow
							key={paper.key}
							paper={paper}
							fraction={fractions.get(paper.key)}
							onRetry={() => {
								choose.lead();
								change({ type: 'retry', key: paper.key });
							}}
							onRemove={() => {
								choose.lead();
								change({ type: 'remove', key: paper.key });
							}}
						/>
					))}
				</ul>
			)}
			<p role="status" className="sr-only">
				{isSending
					? t('paperField.sending')
					: failed > 0
						? t('paperField.notArrived', { count: failed })
						: value.some(({ file, id: sent }) => file && sent) && t('paperField.arrived')}
			</p>
			<ErrorLine keepsHeight id={`${id}-error`}>
				{error}
			</ErrorLine>
		</fieldset>
	);
}
