import { describe, expect, it } from 'vitest';
import { codeAt, codeOf, listErrors } from './code-of.ts';

const error = (message: string) => ({ type: 'custom', message, ref: { name: 'field', message: 'no error' } });
const errors = {
	title: { vn: error('required') },
	zones: { 1: { area: error('invalid'), name: error('unknown_code') }, root: error('over_limit') },
	fileIds: [undefined, error('unknown')],
	asOf: error('in_future'),
};

describe('the tree of errors', () => {
	it('is listed with the path of each', () => {
		expect(listErrors(errors).map(({ path, code }) => `${path} ${code}`)).toEqual([
			'title.vn required',
			'zones.1.area invalid',
			'zones.1.name unknown_code',
			'zones over_limit',
			'fileIds.1 unknown',
			'asOf in_future',
		]);
		expect(listErrors({})).toEqual([]);
	});

	it.each([
		['title.vn', 'required'],
		['title.en', undefined],
		['title', undefined],
		['zones', 'over_limit'],
		['zones.1.area', 'invalid'],
		['zones.0.area', undefined],
		['fileIds', 'unknown'],
		['other.deep.path', undefined],
	])('says at %s: %s', (path, code) => expect(codeAt(errors, path)).toBe(code));

	it('of rows says nothing of the list where each row says so itself', () => {
		expect(codeOf([{ landCode: error('required') }])).toBeUndefined();
	});
});
