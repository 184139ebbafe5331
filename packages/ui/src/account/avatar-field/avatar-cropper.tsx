import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { CropArea } from './crop-image.ts';

const MAX_ZOOM = 4;
const KEY_STEP_PX = 12;

export interface AvatarCropperProps {
	/** Address of the picture. */
	url: string;
	/** What the part that is kept is called, and how to move it. */
	areaLabel: string;
	zoomLabel: string;
	/** Told the part that is kept, at first and after every move. */
	onChange: (area: CropArea) => void;
}

/** Moves and enlarges a picture under a round window: by dragging, pinching, the wheel, arrow keys and a slider. */
export function AvatarCropper({ url, areaLabel, zoomLabel, onChange }: AvatarCropperProps) {
	const [crop, setCrop] = useState({ x: 0, y: 0 });
	const [zoom, setZoom] = useState(1);
	const zoomId = useId();
	return (
		<div data-slot="avatar-cropper" className="grid gap-4">
			<div className="relative mx-auto aspect-square w-full max-w-80 overflow-hidden rounded-card bg-surface-sunken">
				<Cropper
					image={url}
					crop={crop}
					zoom={zoom}
					maxZoom={MAX_ZOOM}
					aspect={1}
					cropShape="round"
					showGrid={false}
					objectFit="cover"
					keyboardStep={KEY_STEP_PX}
					// Its style element would break the page's content security policy; the stylesheet is imported above.
					disableAutomaticStylesInjection
					classes={{ cropAreaClassName: 'outline-offset-[-4px]' }}
					cropperProps={{ role: 'application', 'aria-label': areaLabel }}
					onCropChange={setCrop}
					onZoomChange={setZoom}
					onCropAreaChange={(_percent, pixels) => onChange(pixels)}
				/>
			</div>
			<div className="mx-auto grid w-full max-w-80 gap-1">
				<label htmlFor={zoomId} className="text-sm font-bold">
					{zoomLabel}
				</label>
				<input
					id={zoomId}
					type="range"
					min={1}
					max={MAX_ZOOM}
					step={0.05}
					value={zoom}
					onChange={(event) => setZoom(event.target.valueAsNumber)}
					className="min-h-11 w-full accent-ink"
				/>
			</div>
		</div>
	);
}
