import { expect, it } from 'vitest';
import { newPaper, storedPaper } from '../file/papers.ts';
import { faultOfPapers } from './papers.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

it('papers hold a form back until all have arrived', () => {
	const here = storedPaper({ id: 'f1', name: 'x' });
	const sent = newPaper('1', file('a.png'));
	expect(faultOfPapers([])).toBeUndefined();
	expect(faultOfPapers([here])).toBeUndefined();
	expect(faultOfPapers([here, { ...sent, status: 'failed' }])).toBe('not_arrived');
	expect(faultOfPapers([{ ...sent, status: 'failed' }, newPaper('2', file('b.png'))])).toBe('still_sending');
});
