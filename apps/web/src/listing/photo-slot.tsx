import { hasFailedPhoto, isUploading, type PhotoValue, storedPhoto, toPhotoInput } from '@ancu/forms/listing';
import { PhotoField, type PhotosControl } from '@ancu/ui/listing';
import { useState } from 'react';
import { objectUrl } from '../file/object-url.ts';
import { useUpload } from '../file/use-upload.ts';

/** Where the pictures that a listing has already are. */
export interface KnownPhoto {
	key: string;
	url: string;
	width: number;
	height: number;
}

export interface PhotoSlotProps {
	control: PhotosControl;
	known: readonly KnownPhoto[];
	/** Told whether pictures are on their way or did not arrive, and where those that are here can be seen. */
	onState: (state: PhotoState) => void;
}

export interface PhotoState {
	waiting: 'uploading' | 'failed' | null;
	/** Address of a picture by what the form calls it. */
	urls: ReadonlyMap<string, string>;
}

/** The pictures of the listing form: sent at once, and kept by what the server calls them. */
export function PhotoSlot({ control, known, onState }: PhotoSlotProps) {
	const upload = useUpload('PHOTO');
	const [photos, setPhotos] = useState<readonly PhotoValue[]>(() =>
		control.images.map((key, index) => {
			const photo = known.find((one) => one.key === key);
			return storedPhoto({ ...photo, key, caption: control.captions[index] ?? '' });
		}),
	);
	return (
		<PhotoField
			value={photos}
			error={control.error}
			onChange={(next) => {
				setPhotos(next);
				control.onChange(toPhotoInput(next));
				onState({
					waiting: isUploading(next) ? 'uploading' : hasFailedPhoto(next) ? 'failed' : null,
					urls: urlsOf(next),
				});
			}}
			upload={upload}
		/>
	);
}

function urlsOf(photos: readonly PhotoValue[]): ReadonlyMap<string, string> {
	return new Map(
		photos.flatMap(({ id, url, file }): [string, string][] => {
			const address = url ?? (file && objectUrl(file));
			return id && address ? [[id, address]] : [];
		}),
	);
}
