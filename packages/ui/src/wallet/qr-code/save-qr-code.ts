import { toDataURL } from 'qrcode';

const WIDTH_PX = 720;

/** Saves a QR code as a picture: whoever pays on the phone that shows it cannot scan it, and banks' apps read it from the photos. */
export async function saveQrCode(text: string, fileName: string): Promise<void> {
	const link = document.createElement('a');
	link.href = await toDataURL(text, { errorCorrectionLevel: 'M', margin: 4, width: WIDTH_PX });
	link.download = `${fileName}.png`;
	link.click();
}
