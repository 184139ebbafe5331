import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { CloseIcon } from '../../primitives/icon/index.ts';

export interface RemovedPhotosProps {
	/** How many photos can be brought back; none draws nothing. */
	count: number;
	/** There is no room to bring one back. */
	full: boolean;
	/** Brings back the one that was removed last. */
	onUndo: () => void;
	/** Lets them go for good. */
	onClose: () => void;
	/** The button that brings one back. */
	undoRef: RefObject<HTMLButtonElement | null>;
}

/** The way back for photos that were removed; it stays until it is used or put away. */
export function RemovedPhotos({ count, full, onUndo, onClose, undoRef }: RemovedPhotosProps) {
	const { t } = useTranslation(['listing', 'translation']);
	if (count === 0) return null;
	return (
		<div
			data-slot="removed-photos"
			className="sticky bottom-3 z-20 mx-auto flex w-full max-w-md items-center justify-between gap-2 max-[15rem]:flex-wrap rounded-card border border-line-strong bg-surface-raised py-1 pr-1 pl-4 text-sm shadow-float"
		>
			<p>{full ? t('photos.undoFull') : t('photos.removed', { count })}</p>
			<span className="flex shrink-0 items-center">
				<Button ref={undoRef} size="sm" variant="quiet" aria-disabled={full} onClick={onUndo}>
					{t('photos.undo')}
				</Button>
				<IconButton
					size="sm"
					aria-label={t('translation:close')}
					icon={<CloseIcon aria-hidden="true" />}
					onClick={onClose}
				/>
			</span>
		</div>
	);
}
