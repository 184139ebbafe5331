import { describe, expect, it } from 'vitest';
import { faultOfPapers } from '../file/papers.ts';
import {
	changePhotos,
	isSmallPhoto,
	isUploading,
	newPhoto,
	type PhotoChange,
	type PhotoValue,
	sortPhotoFiles,
	storedPhoto,
	toPhotoInput,
} from './photos.ts';

const MEGABYTE = 1024 * 1024;

function file(name: string, { type = 'image/jpeg', size = 3, lastModified = 1 } = {}): File {
	return new File([new Uint8Array(size)], name, { type, lastModified });
}

const stored = (...keys: string[]) => keys.map((key) => storedPhoto({ key, url: `/files/${key}.webp` }));
const keys = (photos: readonly PhotoValue[]) => photos.map(({ key }) => key).join('');
const changed = (photos: readonly PhotoValue[], ...changes: PhotoChange[]) => changes.reduce(changePhotos, photos);

describe('the order of photos', () => {
	it.each([
		['c', 0, 'cab'],
		['a', 1, 'bac'],
		['a', 2, 'bca'],
		['a', 99, 'bca'],
		['b', -1, 'bac'],
		['x', 0, 'abc'],
	])('moves %s to place %i: %s', (key, to, expected) => {
		expect(keys(changePhotos(stored('a', 'b', 'c'), { type: 'move', key, to }))).toBe(expected);
	});

	it('puts a removed photo back where it was, with its words', () => {
		const photos = changePhotos(stored('a', 'b', 'c'), { type: 'caption', key: 'b', caption: 'Sân sau' });
		const [, photo] = photos;
		const back = changed(photos, { type: 'remove', key: 'b' }, { type: 'restore', photo: photo as PhotoValue, at: 1 });
		expect(back).toEqual(photos);
	});

	it('puts nothing back twice, and nothing over the limit', () => {
		const [a] = stored('a') as [PhotoValue];
		expect(keys(changePhotos([a], { type: 'restore', photo: a, at: 0 }))).toBe('a');
		const full = stored(...Array.from({ length: 30 }, (_, index) => `p${index}`));
		expect(changePhotos(full, { type: 'restore', photo: a, at: 0 })).toEqual(full);
	});
});

describe('a photo on its way', () => {
	const waiting = [newPhoto('n', file('nha.jpg'))];

	it('waits, and is the server’s once it has arrived', () => {
		expect(isUploading(waiting)).toBe(true);
		const photos = changePhotos(waiting, { type: 'arrive', key: 'n', id: 'u1', width: 1920, height: 1080 });
		expect(isUploading(photos)).toBe(false);
		expect(photos[0]).toMatchObject({ id: 'u1', width: 1920, height: 1080, status: 'arrived' });
	});

	it('keeps its own size where the server made it smaller', () => {
		const photos = changed(
			waiting,
			{ type: 'measure', key: 'n', width: 6000, height: 400 },
			{ type: 'arrive', key: 'n', id: 'u1', width: 1920, height: 128 },
		);
		expect(isSmallPhoto(photos[0] as PhotoValue)).toBe(false);
	});

	it('keeps its file and its words when it fails, and can be tried again', () => {
		const failed = changed(
			waiting,
			{ type: 'caption', key: 'n', caption: 'Phòng khách' },
			{ type: 'fail', key: 'n', failure: 'Mất mạng.' },
		);
		expect(failed[0]).toMatchObject({ status: 'failed', failure: 'Mất mạng.', caption: 'Phòng khách' });
		expect(failed[0]?.file).toBe(waiting[0]?.file);
		expect(faultOfPapers(failed)).toBe('not_arrived');
		const again = changePhotos(failed, { type: 'retry', key: 'n' });
		expect(faultOfPapers(again)).toBe('still_sending');
	});

	it('is not sent again once it is there', () => {
		expect(changePhotos(stored('a'), { type: 'retry', key: 'a' })).toEqual(stored('a'));
	});

	it('that was removed stays away when news of it comes late', () => {
		expect(changePhotos([], { type: 'arrive', key: 'n', id: 'u1', width: 1, height: 1 })).toEqual([]);
	});
});

describe('files that are chosen', () => {
	const faults = (files: File[], photos: readonly PhotoValue[] = []) =>
		sortPhotoFiles(photos, files).refused.map(({ fault }) => fault);

	it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s', (type) =>
		expect(faults([file('a', { type })])).toEqual([]),
	);
	it.each([
		['a.gif', 'image/gif', 'notImage'],
		['a.svg', 'image/svg+xml', 'notImage'],
		['a', '', 'notImage'],
		['IMG_1.HEIC', '', 'heic'],
		['IMG_1', 'image/heic', 'heic'],
		['IMG_1.heif', 'image/heif', 'heic'],
	])('may not be %s of type %j', (name, type, fault) => expect(faults([file(name, { type })])).toEqual([fault]));

	it('have ten megabytes at most', () => {
		expect(faults([file('a', { size: 10 * MEGABYTE })])).toEqual([]);
		expect(faults([file('a', { size: 10 * MEGABYTE + 1 })])).toEqual(['tooLarge']);
	});

	it('are taken once, whether chosen before or twice at once', () => {
		expect(faults([file('a.jpg')], [newPhoto('n', file('a.jpg'))])).toEqual(['duplicate']);
		expect(faults([file('a.jpg'), file('a.jpg'), file('a.jpg', { lastModified: 2 })])).toEqual(['duplicate']);
	});

	it('fill a listing to thirty, first come first', () => {
		const there = stored(...Array.from({ length: 28 }, (_, index) => `p${index}`));
		const { taken, refused } = sortPhotoFiles(there, [file('a'), file('b'), file('c')]);
		expect(taken.map(({ name }) => name)).toEqual(['a', 'b']);
		expect(refused).toEqual([{ name: 'c', fault: 'tooMany' }]);
	});
});

describe('a picture that was looked into', () => {
	it('is small below 300 pixels in either direction, not before it is measured', () => {
		expect(isSmallPhoto({ width: 300, height: 300 })).toBe(false);
		expect(isSmallPhoto({ width: 4000, height: 299 })).toBe(true);
		expect(isSmallPhoto({ width: null, height: null })).toBe(false);
	});
});

it('sends what has arrived, in order, each with its words', () => {
	const photos = [
		storedPhoto({ key: 'b', url: '/b', caption: ' Mặt tiền ' }),
		newPhoto('n', file('a')),
		storedPhoto({ key: 'upload-1' }),
	];
	expect(toPhotoInput(photos)).toEqual({ images: ['b', 'upload-1'], captions: ['Mặt tiền', ''] });
});
