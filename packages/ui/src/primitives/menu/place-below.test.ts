import { expect, it } from 'vitest';
import { spotBelow } from './place-below.ts';

const screen = { width: 320, height: 640 };
const list = { width: 200, height: 150 };

it('stands below its button, flush with its right edge', () => {
	expect(spotBelow({ top: 10, bottom: 54, right: 300 }, list, screen)).toEqual({ left: 100, top: 54 });
});

it('stands above where there is more room, its margins on both sides', () => {
	expect(spotBelow({ top: 580, bottom: 624, right: 300 }, list, screen)).toEqual({ left: 100, top: 418 });
});

it('stays on the screen', () => {
	expect(spotBelow({ top: 10, bottom: 54, right: 90 }, list, screen).left).toBe(8);
	expect(spotBelow({ top: 10, bottom: 54, right: 400 }, list, screen).left).toBe(112);
	expect(spotBelow({ top: 600, bottom: 639, right: 300 }, { width: 200, height: 900 }, screen).top).toBe(0);
});
