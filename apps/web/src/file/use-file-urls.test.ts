import { resolveObjectURL } from 'node:buffer';
import { expect, it } from 'vitest';
import { createFileUrls } from './use-file-urls.ts';

const chosen = (id: string | null) => ({ id, url: null, file: new File(['a picture'], 'nhà.jpg') });
const isThere = (url: string | undefined) => url !== undefined && resolveObjectURL(url) !== undefined;

it('has one address for a file that was chosen, and the server’s for one that the server shows', () => {
	const urls = createFileUrls();
	const arrived = chosen('upload-1');
	const files = [arrived, chosen(null), { id: 'photo/a', url: '/files/a.webp', file: null }];
	const before = urls.of(files);
	expect([...before.keys()]).toEqual(['upload-1', 'photo/a']);
	expect(before.get('photo/a')).toBe('/files/a.webp');
	expect(isThere(before.get('upload-1'))).toBe(true);
	expect(urls.of([...files].reverse()).get('upload-1')).toBe(before.get('upload-1'));
	urls.giveBackAll();
});

it('keeps no file that was taken out of the form, or whose form has gone', () => {
	const urls = createFileUrls();
	const [first, second] = [chosen('upload-1'), chosen('upload-2')];
	const before = urls.of([first, second]);
	const after = urls.of([second]);
	expect(isThere(before.get('upload-1'))).toBe(false);
	expect(isThere(after.get('upload-2'))).toBe(true);
	// Put back, it can be seen again.
	expect(isThere(urls.of([first, second]).get('upload-1'))).toBe(true);
	urls.giveBackAll();
	expect(isThere(after.get('upload-2'))).toBe(false);
});
