import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useLateComponent } from '../../primitives/late-component/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { RetryButton } from '../../translation/load-error/retry-button.tsx';
import type { ChosenPicture, CropArea } from './crop-image.ts';

export interface AvatarCropDialogProps {
	/** The picture that was chosen; the window is open while there is one. */
	picture: ChosenPicture | undefined;
	onClose: () => void;
	/** It is being cut out and is on its way. @default false */
	pending?: boolean | undefined;
	/** Why it did not arrive. */
	failure: string | undefined;
	/** Told the part that is kept. */
	onSave: (area: CropArea) => void;
}

const loadCropper = async () => (await import('./avatar-cropper.tsx')).AvatarCropper;

/** Chooses the part of a picture that is kept. */
export function AvatarCropDialog({ picture, onClose, pending = false, failure, onSave }: AvatarCropDialogProps) {
	const { t } = useTranslation(['account', 'translation']);
	const { component: AvatarCropper, failed, retry } = useLateComponent(loadCropper, picture !== undefined);
	const area = useRef<CropArea>(undefined);

	const save = () => {
		if (area.current) onSave(area.current);
	};

	return (
		<Dialog
			open={picture !== undefined}
			onClose={onClose}
			pending={pending}
			title={t('avatar.cropTitle')}
			closeLabel={t('translation:close')}
			footer={
				<>
					<Button variant="secondary" aria-disabled={pending} onClick={onClose}>
						{t('settings.cancel')}
					</Button>
					<Button disabled={!AvatarCropper} loading={pending} onClick={save}>
						{t('avatar.save')}
					</Button>
				</>
			}
		>
			<FormFailure message={failure} />
			<p className="mb-4 text-center text-sm text-ink-muted">{t('avatar.cropHint')}</p>
			{picture && AvatarCropper ? (
				<AvatarCropper
					url={picture.url}
					areaLabel={t('avatar.cropArea')}
					zoomLabel={t('avatar.zoom')}
					onChange={(next) => {
						area.current = next;
					}}
				/>
			) : (
				<div
					role="status"
					// The slider will take the room below.
					className="mx-auto mb-21 flex aspect-square w-full max-w-80 flex-wrap content-center items-center justify-center gap-3 rounded-card bg-surface-sunken text-ink-muted"
				>
					{failed ? (
						<>
							{t('avatar.cropperFailed')}
							<RetryButton size="sm" onRetry={retry} />
						</>
					) : (
						<>
							<Spinner />
							{t('translation:loading')}
						</>
					)}
				</div>
			)}
		</Dialog>
	);
}
