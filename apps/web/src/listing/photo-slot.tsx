import { type PhotoValue, storedPhoto, toPhotoInput } from '@ancu/forms/listing';
import { PhotoField, type PhotosControl } from '@ancu/ui/listing';
import { useState } from 'react';
import { useUpload } from '../file/use-upload.ts';
import { type UploadState, useUploadState } from '../file/use-upload-state.ts';
import type { KnownPhoto } from './use-known-photos.ts';

export interface PhotoSlotProps {
	control: PhotosControl;
	/** Those that are here already; some may come later. */
	known: readonly KnownPhoto[];
	/** Told whether pictures are on their way or did not arrive, and where those that were added can be seen. */
	onState: (state: UploadState) => void;
	/** Told of each that was refused on its way. */
	onRefused: () => void;
}

/** The pictures of the listing form: sent at once, and kept by what the server calls them. */
export function PhotoSlot({ control, known, onState, onRefused }: PhotoSlotProps) {
	const upload = useUpload('PHOTO');
	const stateOf = useUploadState();
	const [photos, setPhotos] = useState<readonly PhotoValue[]>(() =>
		control.images.map((key, index) => storedPhoto({ key, caption: control.captions[index] ?? '' })),
	);
	return (
		<PhotoField
			value={photos.map((photo) => withPicture(photo, known))}
			error={control.error}
			onChange={(next) => {
				setPhotos(next);
				control.onChange(toPhotoInput(next));
				onState(stateOf(next));
			}}
			upload={upload}
			onRefused={onRefused}
		/>
	);
}

function withPicture(photo: PhotoValue, known: readonly KnownPhoto[]): PhotoValue {
	const { url, width, height } = known.find(({ key }) => key === photo.key) ?? photo;
	return { ...photo, url, width, height };
}
