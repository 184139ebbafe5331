import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photo } from './picture.fixtures.ts';
import { readSitePhoto, readTakenAt } from './site-photo.ts';

const limits = { maxBytes: 1e7, maxPixels: 4e7 };
const withExif = (exif: Parameters<ReturnType<typeof sharp>['withExif']>[0]) =>
	photo(60, 40).withExif(exif).jpeg().toBuffer();

it('a photo is made again, and its moment is kept', async () => {
	const bytes = await withExif({
		IFD0: { DateTime: '2026:03:10 10:00:00', Make: 'Máy ảnh' },
		IFD2: { DateTimeOriginal: '2026:03:09 09:30:00', OffsetTimeOriginal: '+09:00' },
	});
	const kept = await readSitePhoto(bytes, limits);
	expect(kept.takenAt?.toISOString()).toBe('2026-03-09T00:30:00.000Z');
	const { exif, format } = await sharp(kept.bytes).metadata();
	expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' });
});

it('a moment without a time zone is Vietnam’s', async () => {
	const bytes = await withExif({ IFD2: { DateTimeOriginal: '2026:03:09 09:30:00' } });
	expect((await readSitePhoto(bytes, limits)).takenAt?.toISOString()).toBe('2026-03-09T02:30:00.000Z');
});

it.each([
	['says nothing', undefined],
	['was taken tomorrow', '2026:03:12 00:00:00\0'],
	['was taken before there were such cameras', '1970:01:01 00:00:00\0'],
	['was taken on a day that is none', '2026:13:41 00:00:00\0'],
])('a photo that %s has no moment', (_name, text) => {
	const exif = text === undefined ? undefined : Buffer.from(text, 'latin1');
	expect(readTakenAt(exif, new Date('2026-03-10T00:00:00Z'))).toBeNull();
});

it('what is no picture is refused', async () => {
	await expect(readSitePhoto(Buffer.from('%PDF-1.4'), limits)).rejects.toMatchObject({ code: 'FILE_NOT_IMAGE' });
});
