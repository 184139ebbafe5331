import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SealedAnswer, sealerOf } from './planning-answer-seal.ts';
import { newSigningKey, problemsOfSigningKeys, readSigningKeys } from './signing-key.ts';

const answer: SealedAnswer = {
	check_id: 'c0ffee00-0000-4000-8000-000000000000',
	version: 1,
	map_sheet_no: '12',
	land_plot_no: '345',
	place: 'Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
	content: null,
	zones: [{ landCode: 'ODT', name: null, area: 120, percent: 100 }],
	road_reserve: null,
	max_density: 80,
	floor_area_ratio: null,
	storeys: 5,
	plan_name: null,
	decision: null,
	decided_on: null,
	horizon: null,
	source: null,
	confidence: 'HIGH',
	as_of: '2026-01-10',
	file_ids: [],
	check_code: '7K3M91XDQ02W',
	created_at: new Date('2026-01-11T03:04:05.678Z'),
};
const sealer = (...signingKeys: string[]) => sealerOf({ signingKeys, dataDir: '/nowhere' });

describe('a signature', () => {
	it('holds for what was signed, and for nothing else of it', async () => {
		const { sign, holds } = await sealer(newSigningKey());
		const signed = { ...answer, signature: sign(answer) };
		expect(signed.signature).toMatch(/^[\w-]{86}$/);
		expect(holds(signed)).toBe(true);
		const [zone = { landCode: '', name: null, area: 0, percent: 0 }] = answer.zones;
		// Of every field one, so that none is left out of what is signed.
		const changes: Record<keyof SealedAnswer, unknown> = {
			check_id: 'c0ffee00-0000-4000-8000-000000000001',
			version: 2,
			map_sheet_no: '13',
			land_plot_no: '346',
			place: 'Phường Bến Thành, Quận 1, Thành phố Hồ Chí Minh',
			content: 'Đất ở ổn định.',
			zones: [{ ...zone, landCode: 'CLN' }],
			road_reserve: 12,
			max_density: 70,
			floor_area_ratio: 2,
			storeys: 9,
			plan_name: 'Phân khu B',
			decision: '1/QĐ-UBND',
			decided_on: '2024-12-29',
			horizon: 2040,
			source: 'Sở Xây dựng',
			confidence: 'LOW',
			as_of: '2026-01-11',
			file_ids: ['c0ffee00-0000-4000-8000-000000000002'],
			check_code: '7K3M91XDQ02X',
			created_at: new Date('2026-01-12T03:04:05.678Z'),
		};
		for (const [field, value] of Object.entries(changes))
			expect(holds({ ...signed, [field]: value }), field).toBe(false);
		for (const change of [{ name: 'Đất ở' }, { area: 121 }, { percent: 99 }])
			expect(holds({ ...signed, zones: [{ ...zone, ...change }] }), Object.keys(change).join()).toBe(false);
		expect(holds({ ...signed, zones: [zone, zone] })).toBe(false);
		expect(holds({ ...signed, signature: '' })).toBe(false);
	});

	it('of a key that was replaced holds as long as that key is named', async () => {
		const [old, current] = [newSigningKey(), newSigningKey()];
		const signed = { ...answer, signature: (await sealer(old)).sign(answer) };
		expect((await sealer(current)).holds(signed)).toBe(false);
		expect((await sealer(current, old)).holds(signed)).toBe(true);
	});

	it('is made by a key of the machine where none is given, which stays', async () => {
		const dataDir = await mkdtemp(path.join(os.tmpdir(), 'ancu-seal-'));
		try {
			const opened = await Promise.all([1, 2, 3].map(() => sealerOf({ signingKeys: undefined, dataDir })));
			const signed = { ...answer, signature: opened[0]?.sign(answer) ?? '' };
			for (const { holds } of opened) expect(holds(signed)).toBe(true);
			expect((await stat(path.join(dataDir, 'signing-key'))).mode & 0o777).toBe(0o600);
		} finally {
			await rm(dataDir, { recursive: true });
		}
	});
});

describe('the variable', () => {
	it('takes one key or several', () => {
		const [a, b] = [newSigningKey(), newSigningKey()];
		expect(readSigningKeys(`${a}, ${b}`)).toEqual([a, b]);
		expect(readSigningKeys('')).toBeUndefined();
		expect(problemsOfSigningKeys(`${a},${b}`)).toEqual([]);
		expect(problemsOfSigningKeys(undefined)).toEqual([]);
	});
	it('says what it should be when it is no key', () => {
		expect(problemsOfSigningKeys('secret')).toEqual([expect.stringContaining('openssl genpkey')]);
	});
});
