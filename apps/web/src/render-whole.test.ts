import { createElement, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWhole } from './render-whole.ts';

describe('a document', () => {
	const broken = new Error('broken');
	const Broken = () => {
		throw broken;
	};
	const late = createElement(Suspense, { fallback: 'later' }, createElement(Broken));

	it('is rendered whole', async () => {
		expect(await renderWhole(createElement('p', null, 'An Cư'), '')).toEqual({ html: '<p>An Cư</p>', faults: [] });
	});

	it('tells of a late part that broke, which stays away', async () => {
		const { html, faults } = await renderWhole(createElement('main', null, 'page ', late), '');
		expect(html).toContain('page <!--$!-->');
		expect(html).toContain('later');
		expect(faults).toEqual([broken]);
	});

	it('is none where the rest of it breaks', async () => {
		await expect(renderWhole(createElement('main', null, createElement(Broken)), '')).rejects.toBe(broken);
	});
});
