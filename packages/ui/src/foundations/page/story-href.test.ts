import { expect, it } from 'vitest';
import { storyHref } from './story-href.ts';

it('leads to a story with what the toolbar is set to', () => {
	expect(storyHref('primitives-button--default', { locale: 'en', theme: undefined, frame: 'page' })).toBe(
		'./?path=/story/primitives-button--default&globals=locale:en;frame:page',
	);
});

it('leads to a docs page', () => {
	expect(storyHref('primitives-button--docs')).toBe('./?path=/docs/primitives-button--docs');
});
