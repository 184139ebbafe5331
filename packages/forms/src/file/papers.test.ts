import { describe, expect, it } from 'vitest';
import { changePapers, faultOfPapers, newPaper, sortPaperFiles, storedPaper } from './papers.ts';

const MOST = 10;
const file = (name: string, type: string, size = 10) =>
	new File([new Uint8Array(size)], name, { type, lastModified: 1 });

describe('papers of a form', () => {
	it('are photos and PDF, each once and not too large', () => {
		const photo = file('so-do.jpg', 'image/jpeg');
		const here = [newPaper('1', photo)];
		const { taken, refused } = sortPaperFiles(
			here,
			[
				photo,
				file('so.pdf', 'application/pdf'),
				file('IMG_1.HEIC', ''),
				file('so.docx', 'application/msword'),
				file('lon.png', 'image/png', 20 * 1024 * 1024 + 1),
			],
			MOST,
		);
		expect(taken.map(({ name }) => name)).toEqual(['so.pdf']);
		expect(refused).toEqual([
			{ name: 'so-do.jpg', fault: 'duplicate' },
			{ name: 'IMG_1.HEIC', fault: 'heic' },
			{ name: 'so.docx', fault: 'notPaper' },
			{ name: 'lon.png', fault: 'tooLarge' },
		]);
	});

	it('are no more than are taken', () => {
		const here = Array.from({ length: MOST - 1 }, (_, index) => storedPaper({ id: `${index}`, name: 'x' }));
		const { taken, refused } = sortPaperFiles(here, [file('a.png', 'image/png'), file('b.png', 'image/png')], MOST);
		expect(taken).toHaveLength(1);
		expect(refused).toEqual([{ name: 'b.png', fault: 'tooMany' }]);
	});

	it('keep their file when they did not arrive', () => {
		const added = changePapers([], { type: 'add', papers: [newPaper('1', file('a.png', 'image/png'))], most: MOST });
		const failed = changePapers(added, { type: 'fail', key: '1', failure: 'Quá lớn' });
		expect(failed[0]).toMatchObject({ status: 'failed', failure: 'Quá lớn', file: added[0]?.file });
		const again = changePapers(failed, { type: 'retry', key: '1' });
		expect(changePapers(again, { type: 'arrive', key: '1', id: 'u' })[0]).toMatchObject({ id: 'u', status: 'arrived' });
		expect(changePapers(again, { type: 'remove', key: '1' })).toEqual([]);
	});
});

it('papers hold a form back until all have arrived', () => {
	const here = storedPaper({ id: 'f1', name: 'x' });
	const sent = newPaper('1', file('a.png', 'image/png'));
	expect(faultOfPapers([])).toBeUndefined();
	expect(faultOfPapers([here])).toBeUndefined();
	expect(faultOfPapers([here, { ...sent, status: 'failed' }])).toBe('not_arrived');
	const waiting = newPaper('2', file('b.png', 'image/png'));
	expect(faultOfPapers([here, waiting])).toBe('still_sending');
	expect(faultOfPapers([waiting, { ...sent, status: 'failed' }])).toBe('not_arrived');
});
