import { AppError } from '../graphql/app-error.ts';
import { makePaperPicture, type PictureFile, type PictureLimits, readPicture, tooLarge } from './picture.ts';

const NAME_MAX = 120;
// A PDF ends with its mark; behind it some writers leave a few bytes.
const END_WITHIN = 1_024;

/** A private paper, ready to be stored: a photo of it made again, or a PDF as it came. */
export interface Paper extends PictureFile {
	ending: 'webp' | 'pdf';
	name: string;
}

/**
 * Reads a paper: a picture, or a PDF, which is told by its first and last bytes. A PDF stays as it is, so it may hold what a reader
 * would run: it is only ever served to be saved. `name` is what the header `x-file-name` says. Throws FILE_TOO_LARGE or
 * FILE_NOT_PAPER. Width and height of a PDF are 0.
 */
export async function readPaper(bytes: Buffer, limits: PictureLimits, name: unknown): Promise<Paper> {
	if (bytes.length > limits.maxBytes) throw tooLarge(limits);
	if (isPdf(bytes))
		return { ending: 'pdf', bytes: new Uint8Array(bytes), width: 0, height: 0, name: readName(name, 'pdf') };
	try {
		await readPicture(bytes, limits);
		return { ending: 'webp', ...(await makePaperPicture(bytes)), name: readName(name, 'webp') };
	} catch (error) {
		throw error instanceof AppError && error.code === 'FILE_NOT_IMAGE' ? new AppError('FILE_NOT_PAPER') : error;
	}
}

function isPdf(bytes: Buffer): boolean {
	return (
		/^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8)) &&
		bytes.subarray(-END_WITHIN).includes('%%EOF') &&
		bytes.includes('startxref')
	);
}

/** A name with the ending of what is kept. */
function readName(given: unknown, ending: Paper['ending']): string {
	let name = '';
	try {
		name = decodeURIComponent(typeof given === 'string' ? given : '');
	} catch {
		// Not encoded as it should be: no name then.
	}
	const bare = name
		.normalize('NFC')
		.replace(/[\p{C}\p{Zl}\p{Zp}/\\]+/gu, ' ')
		.replace(/\.(?:jpe?g|png|webp|pdf)\s*$/i, '');
	return `${[...bare].slice(0, NAME_MAX).join('').trim() || 'file'}.${ending}`;
}
