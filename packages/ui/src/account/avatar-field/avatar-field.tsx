import { AVATAR_MAX_MEGABYTES, avatarTypes, faultOfAvatar } from '@ancu/forms/account';
import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { PhotoIcon, RemoveIcon } from '../../primitives/icon/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { FileInput } from '../../primitives/upload/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { AvatarCropDialog } from './avatar-crop-dialog.tsx';
import { type ChosenPicture, type CropArea, cropImage, openPicture } from './crop-image.ts';

export interface AvatarFieldProps {
	/** Whose portrait it is: its first letters stand where there is no picture. */
	name: string;
	/** Address of the picture; null when there is none. */
	avatar: string | null;
	/** Sends the square that was cut out, a JPEG of 1024 pixels at most, and makes it the account's. */
	onUpload: (blob: Blob) => Promise<SubmitFailure | undefined>;
	/** Takes the picture away. */
	onRemove: () => Promise<SubmitFailure | undefined>;
}

/** The own picture: chosen, cut to a square here and sent. A picture that did not arrive stays open for another try. */
export function AvatarField({ name, avatar, onUpload, onRemove }: AvatarFieldProps) {
	const { t } = useTranslation('account');
	const toast = useToast();
	const hintId = useId();
	const input = useRef<HTMLInputElement>(null);
	const [picture, setPicture] = useState<ChosenPicture>();
	const [problem, setProblem] = useState<'notImage' | 'tooLarge'>();
	const upload = useAct();
	const removal = useAct();
	const chooser = useLedFocus<HTMLButtonElement>();
	/** Chosen last: one that takes longer to open than the next is given up. */
	const wanted = useRef<File>(undefined);

	// Its address goes with it, or with the page.
	useEffect(() => {
		if (picture) return () => URL.revokeObjectURL(picture.url);
	}, [picture]);
	useEffect(
		() => () => {
			wanted.current = undefined;
		},
		[],
	);

	const choose = async (file: File) => {
		wanted.current = file;
		setProblem(undefined);
		upload.forget();
		removal.forget();
		const fault = faultOfAvatar(file);
		const opened = fault ? undefined : await openPicture(file);
		if (wanted.current !== file) {
			if (opened) URL.revokeObjectURL(opened.url);
			return;
		}
		setProblem(opened ? undefined : (fault ?? 'notImage'));
		setPicture(opened);
	};
	// Another one may have been chosen while this was on its way.
	const close = (done: ChosenPicture) => setPicture((open) => (open === done ? undefined : open));
	const save = async (chosen: ChosenPicture, area: CropArea) => {
		const arrived = await upload.run(async () => {
			const blob = await cropImage(chosen.image, area);
			return blob ? onUpload(blob) : { message: t('avatar.notImage') };
		});
		if (!arrived) return;
		close(chosen);
		toast({ kind: 'success', message: t('avatar.saved') });
	};

	return (
		<div data-slot="avatar-field">
			<FormFailure
				message={
					problem
						? t(`avatar.${problem}`, { megabytes: AVATAR_MAX_MEGABYTES })
						: (removal.failure ?? (picture ? undefined : upload.failure))
				}
			/>
			<div className="flex flex-wrap items-center gap-5">
				<Avatar name={name} src={avatar} size="lg" />
				<div className="grid min-w-0 gap-2">
					<div className="flex flex-wrap gap-3">
						<Button
							ref={chooser.ref}
							variant="secondary"
							aria-describedby={hintId}
							leadingIcon={<PhotoIcon aria-hidden="true" />}
							onClick={() => input.current?.click()}
						>
							{t(avatar ? 'avatar.change' : 'avatar.choose')}
						</Button>
						{avatar && (
							<Button
								variant="quiet"
								loading={removal.pending}
								leadingIcon={<RemoveIcon aria-hidden="true" />}
								onClick={async () => {
									// The button goes away with the picture.
									if (await removal.run(onRemove)) chooser.lead();
								}}
							>
								{t('avatar.remove')}
							</Button>
						)}
					</div>
					<p id={hintId} className="text-sm text-ink-muted">
						{t('avatar.hint', { megabytes: AVATAR_MAX_MEGABYTES })}
					</p>
				</div>
			</div>
			<FileInput ref={input} accept={avatarTypes} onTake={([file]) => void choose(file)} />
			<AvatarCropDialog
				picture={picture}
				onClose={() => picture && close(picture)}
				pending={upload.pending}
				failure={upload.failure}
				onSave={(area) => picture && void save(picture, area)}
			/>
		</div>
	);
}
