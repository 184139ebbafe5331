import { PAPER_MAX_MEGABYTES, type PaperValue, paperTypes, type RefusedPaper, sortPaperFiles } from '@ancu/forms/file';
import { type Ref, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { AddPhotoIcon } from '../../primitives/icon/index.ts';
import { FileInput, useIncomingFiles } from '../../primitives/upload/index.ts';
import { RefusedPapers } from './refused-papers.tsx';

const looks = {
	box: 'cadastre flex flex-col items-center gap-2 px-4 py-5 text-center',
	line: 'flex flex-wrap items-center gap-x-4 gap-y-2 p-3',
};

export interface PaperPickerProps {
	/** Those that are there: none is taken twice. */
	papers: readonly PaperValue[];
	/** So many in all. */
	most: number;
	/** Told what was chosen, dropped or pasted and can be taken. */
	onTake: (files: readonly File[]) => void;
	/** Where files can be dropped. */
	area: RefObject<HTMLElement | null>;
	/** Its button, which takes the focus when a paper goes away. */
	ref: Ref<HTMLButtonElement>;
	/** What stands on the button. @default that photos or a PDF are chosen */
	label?: string | undefined;
	/** `line` where several stand on a page. @default 'box' */
	look?: keyof typeof looks | undefined;
}

/** Takes photos or PDF, chosen, dropped or pasted, and says which it does not take. */
export function PaperPicker({ papers, most, onTake, area, ref, label, look = 'box' }: PaperPickerProps) {
	const { t } = useTranslation('translation');
	const input = useRef<HTMLInputElement>(null);
	const [refused, setRefused] = useState<readonly RefusedPaper[]>([]);
	const isFull = papers.length >= most;
	const limits = { max: most, megabytes: PAPER_MAX_MEGABYTES };

	const take = (files: readonly File[]) => {
		if (files.length === 0) return;
		const sorted = sortPaperFiles(papers, files, most);
		setRefused(sorted.refused);
		if (sorted.taken.length > 0) onTake(sorted.taken);
	};
	const isOver = useIncomingFiles(area, take);

	return (
		<>
			<div
				data-over={isOver || undefined}
				className={`rounded-card border border-dashed border-line-strong data-over:border-focus data-over:bg-surface-sunken print:hidden ${looks[look]}`}
			>
				<Button
					ref={ref}
					variant="secondary"
					size={look === 'box' ? 'md' : 'sm'}
					// Stays focusable where there is room for no more: what was pressed may have filled it.
					aria-disabled={isFull}
					leadingIcon={<AddPhotoIcon aria-hidden="true" />}
					onClick={() => input.current?.click()}
				>
					{label ?? t('paperField.choose')}
				</Button>
				<p className="text-sm text-ink-muted">
					{/* A finger drags no file. */}
					{!isFull && <span className="hidden pointer-fine:inline">{t('paperField.drop')} </span>}
					{t(isFull ? 'paperField.full' : 'paperField.kinds', limits)}
				</p>
			</div>
			<FileInput ref={input} multiple data-testid="paper-input" accept={paperTypes} onTake={take} />
			<div role="alert" className="empty:-mt-2">
				<RefusedPapers refused={refused} most={most} />
			</div>
		</>
	);
}
