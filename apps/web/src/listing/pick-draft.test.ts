import { describe, expect, it } from 'vitest';
import { pickDraft } from './pick-draft.ts';

const server = { data: 'server', updatedAt: '2026-01-01T08:00:00.000Z' };
const theirs = { data: 'server', at: server.updatedAt };
// A clock that is years slow, and one that is years fast.
const slow = '2020-01-01T08:00:00.000Z';
const fast = '2030-01-01T08:00:00.000Z';
const unsent = { draft: 'local', isSent: false, basedOn: server.updatedAt };

describe('of a draft', () => {
	it.each([slow, fast])('what was never sent goes on from what the server has, at %s by this clock', (at) =>
		expect(pickDraft({ ...unsent, at }, server)).toEqual({ kept: { data: 'local', at }, other: undefined }),
	);

	it.each([slow, fast])('what the server got gives way to what it has now, at %s by this clock', (at) =>
		expect(pickDraft({ draft: 'local', at, isSent: true, basedOn: slow }, server)).toEqual({
			kept: theirs,
			other: undefined,
		}),
	);

	it.each([{ basedOn: null }, { basedOn: slow }, {}])(
		'neither is thrown away where what was never sent has %j',
		(based) =>
			expect(pickDraft({ draft: 'local', isSent: false, at: fast, ...based }, server)).toEqual({
				kept: { data: 'local', at: fast },
				other: theirs,
			}),
	);

	it('what both have alike is asked about by nobody', () =>
		expect(pickDraft({ ...unsent, draft: 'server', basedOn: null, at: fast }, server)).toEqual({
			kept: theirs,
			other: undefined,
		}));

	it('what the server had and has no more stays, and is told', () => {
		const gone = { kept: { data: 'local', at: slow }, other: undefined, isGone: true };
		expect(pickDraft({ ...unsent, at: slow }, null)).toEqual(gone);
		expect(pickDraft({ ...unsent, isSent: true, at: slow }, null)).toEqual(gone);
		expect(pickDraft({ ...unsent, basedOn: null, at: slow }, null).isGone).toBeUndefined();
		expect(pickDraft(undefined, null)).toEqual({ kept: undefined, other: undefined });
	});

	it('what one alone has is taken', () => {
		expect(pickDraft({ ...unsent, at: slow }, undefined).kept).toEqual({ data: 'local', at: slow });
		expect(pickDraft(undefined, server)).toEqual({ kept: theirs, other: undefined });
		expect(pickDraft(undefined, undefined)).toEqual({ kept: undefined, other: undefined });
	});
});
