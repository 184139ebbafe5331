import { IconButton } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts';
import { PictureStrip } from './picture-strip.tsx';

/** A picture that fills the window. */
export interface ViewedPicture {
	/** Address of the picture. */
	url: string;
	/** Said below it; null where there is nothing to say. */
	caption?: string | null | undefined;
	/** What it shows, in words. @default the caption, or where there is none the title */
	alt?: string | undefined;
	/** Pixels. */
	width?: number | undefined;
	/** Pixels. */
	height?: number | undefined;
}

export interface PictureViewerProps {
	/** In the order in which they are turned. */
	pictures: readonly ViewedPicture[];
	/** Place of the one that is open, from 0; null while none is. */
	open: number | null;
	/** Opens another; null closes. */
	onOpen: (index: number | null) => void;
	/** Says which one is open, as `Ảnh 2 trên 5`. */
	title: string;
	/** Names of its buttons. */
	labels: { close: string; previous: string; next: string };
}

/** Pictures at full size, one after the other; after the last comes the first. A finger pushes them on, arrow keys turn. */
export function PictureViewer({ pictures, open, onOpen, title, labels }: PictureViewerProps) {
	const current = open === null ? undefined : pictures[open];
	const count = pictures.length;
	const go = (step: number) => open !== null && onOpen((open + step + count) % count);
	return (
		<Dialog
			open={current !== undefined}
			onClose={() => onOpen(null)}
			title={title}
			closeLabel={labels.close}
			placement="full"
			// With another key they are the browser's own, as Alt+← goes back.
			onKeyDown={(event) => {
				const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
				const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
				if (step === 0 || count < 2 || altKey || ctrlKey || metaKey || shiftKey) return;
				// Or it scrolls as well.
				event.preventDefault();
				go(step);
			}}
		>
			{open !== null && current && (
				<div data-slot="picture-viewer" className="flex h-full flex-col items-center justify-center gap-3">
					<PictureStrip pictures={pictures} open={open} onOpen={onOpen} title={title} />
					<p aria-live="polite" className="text-sm text-ink-muted">
						<span className="sr-only">{title} </span>
						{current.caption}
					</p>
					{count > 1 && (
						<div className="flex gap-2">
							<IconButton
								variant="secondary"
								aria-label={labels.previous}
								icon={<ChevronLeftIcon aria-hidden="true" />}
								onClick={() => go(-1)}
							/>
							<IconButton
								variant="secondary"
								aria-label={labels.next}
								icon={<ChevronRightIcon aria-hidden="true" />}
								onClick={() => go(1)}
							/>
						</div>
					)}
				</div>
			)}
		</Dialog>
	);
}
