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
		const { html, faults } = await renderWhole(createElement('p', null, 'An Cư'), '');
		expect(html.toString()).toBe('<p>An Cư</p>');
		expect(faults).toEqual([]);
	});

	it('tells of a late part that broke, which stays away', async () => {
		const { html, faults } = await renderWhole(createElement('main', null, 'page ', late), '');
		expect(html.toString()).toContain('page <!--$!-->');
		expect(html.toString()).toContain('later');
		expect(faults).toEqual([broken]);
	});

	it('is none where the rest of it breaks', async () => {
		await expect(renderWhole(createElement('main', null, createElement(Broken)), '')).rejects.toBe(broken);
	});
});
