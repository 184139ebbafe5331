import { toCanvas } from 'qrcode';
import { saveFile } from '../../primitives/save-file/index.ts';

const WIDTH_PX = 720;

/** Saves a QR code as a picture: whoever pays on the phone that shows it cannot scan it, and banks' apps read it from the photos. */
export async function saveQrCode(text: string, fileName: string): Promise<void> {
	const canvas = await toCanvas(text, { errorCorrectionLevel: 'M', margin: 4, width: WIDTH_PX });
	canvas.toBlob((picture) => picture && saveFile(`${fileName}.png`, picture));
}
