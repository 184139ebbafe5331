import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBaselines } from './baselines.ts';

const place = { platform: 'linux', chromium: '150' };
const picture = Buffer.from('small');
const png = Buffer.from('large');
const taken = { picture, png, signature: 'AbC' };
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(path.join(os.tmpdir(), 'ancu-visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('knows nothing at first', () => {
	const baselines = openBaselines(folder);
	expect(baselines.place).toBeUndefined();
	expect(baselines.names()).toEqual([]);
	expect(baselines.isKnown('account/avatar', 'light', png)).toBe(false);
	expect(baselines.read('account/avatar', 'light')).toBeUndefined();
});

it('keeps pictures and where they were taken', () => {
	const first = openBaselines(folder);
	first.accept('wallet/receipt', 'light', taken);
	first.accept('account/avatar', 'light', taken);
	first.accept('account/avatar', 'dark', taken);
	first.save(place);
	const then = openBaselines(folder);
	expect(then.place).toMatchObject(place);
	expect(then.names()).toEqual(['account/avatar', 'wallet/receipt']);
	expect(then.isKnown('account/avatar', 'dark', png)).toBe(true);
	expect(then.isKnown('account/avatar', 'dark', picture)).toBe(false);
	expect(then.read('account/avatar', 'dark')).toEqual({ picture, signature: 'AbC' });
});

it('forgets what is removed, with its files', () => {
	const baselines = openBaselines(folder);
	baselines.accept('account/avatar', 'light', taken);
	baselines.remove('account/avatar');
	expect(baselines.names()).toEqual([]);
	expect(baselines.read('account/avatar', 'light')).toBeUndefined();
});

it('takes a picture whose file is gone for a new one', () => {
	const baselines = openBaselines(folder);
	baselines.accept('account/avatar', 'light', taken);
	rmSync(path.join(folder, 'account/avatar.light.avif'));
	expect(baselines.isKnown('account/avatar', 'light', png)).toBe(false);
	expect(baselines.read('account/avatar', 'light')).toBeUndefined();
});

it('takes what is drawn a little otherwise for known, and leaves the picture', () => {
	const baselines = openBaselines(folder);
	baselines.accept('account/avatar', 'light', taken);
	const other = Buffer.from('large, with another edge');
	baselines.know('account/avatar', 'light', other);
	expect(baselines.isKnown('account/avatar', 'light', other)).toBe(true);
	expect(baselines.read('account/avatar', 'light')).toEqual({ picture, signature: 'AbC' });
});
