import { randomUUID } from 'node:crypto';
import { PROCEDURE_FILES_MAX, PROCEDURE_HISTORY_MAX } from '@ancu/forms/procedure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '../file/picture.fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { fieldsOf, type Owner, owner, substepIds } from './procedure.fixtures.ts';

let server: TestServer;
let an: Owner;
let binh: Owner;
beforeAll(async () => {
	server = await startTestServer();
	an = await owner(server, 'an');
	binh = await owner(server, 'binh');
});
afterAll(() => server.close());

/** A new procedure of somebody: its id, and its first substep. */
async function begin(who: Owner = an) {
	const id = await who.start();
	const [[substep = ''] = []] = substepIds(await who.read(id));
	const read = async () => {
		const found = (await who.read(id)).steps[0]?.substeps[0];
		if (!found) throw new Error('There is no substep.');
		return found;
	};
	const names = async () => (await read()).fileLinks.map(({ name }) => name);
	const history = async () => (await read()).history.map(({ kind, name, file }) => [kind, name, file?.id ?? null]);
	return { id, substep, read, names, history };
}

const statusOf = async (url: string | undefined) => (await fetch(server.url + url)).status;
const isGone = (url: string | undefined) => expect.poll(() => statusOf(url)).toBe(404);

describe('files of a substep', () => {
	it('are kept under their names, in the order asked for, and open by an address for some minutes', async () => {
		const { substep, read, names, history } = await begin();
		const first = await an.send('Hợp đồng đặt cọc.pdf');
		const second = await an.send('Ảnh sổ.jpg', await photo(300, 300).jpeg().toBuffer(), 'image/jpeg');
		expect((await an.change(substep, { fileLinkIds: [first, second] })).codes).toEqual([]);
		expect(await names()).toEqual(['Hợp đồng đặt cọc.pdf', 'Ảnh sổ.webp']);
		expect(await history()).toEqual([
			['ADDED', 'Ảnh sổ.webp', second],
			['ADDED', 'Hợp đồng đặt cọc.pdf', first],
		]);
		for (const { url } of (await read()).fileLinks) {
			const answer = await fetch(server.url + url);
			expect(answer.status).toBe(200);
			expect(answer.headers.get('cache-control')).toBe('private, no-store');
			expect(await statusOf(url.split('?')[0])).toBe(404);
		}

		const third = await an.send('Biên nhận.pdf');
		await an.change(substep, { fileLinkIds: [third, second, first] });
		expect(await names()).toEqual(['Biên nhận.pdf', 'Ảnh sổ.webp', 'Hợp đồng đặt cọc.pdf']);
		await an.change(substep, { note: 'Tệp không đổi.' });
		expect(await names()).toHaveLength(3);
	});

	it('are replaced in their place, and the old one stays to be read', async () => {
		const { substep, read, names, history } = await begin();
		const [old, other] = [await an.send('Bản 1.pdf'), await an.send('Khác.pdf')];
		await an.change(substep, { fileLinkIds: [old, other] });
		const next = await an.send('Bản 2.pdf');
		const { codes } = await an.change(substep, {
			fileLinkIds: [next, other],
			replaces: [{ oldId: old, newId: next }],
		});
		expect(codes).toEqual([]);
		expect(await names()).toEqual(['Bản 2.pdf', 'Khác.pdf']);
		expect((await history()).slice(0, 1)).toEqual([['REPLACED', 'Bản 1.pdf', old]]);
		expect(await statusOf((await read()).history[0]?.file?.url)).toBe(200);

		// What was replaced is no file of the substep any more.
		const again = await an.send('Bản 3.pdf');
		const answer = await an.change(substep, {
			fileLinkIds: [again, other],
			replaces: [{ oldId: old, newId: again }],
		});
		expect(fieldsOf(answer)).toEqual(['replaces.0.oldId unknown']);
		expect(await names()).toEqual(['Bản 2.pdf', 'Khác.pdf']);
		// Named together with what takes its place, it gives way all the same.
		await an.change(substep, { fileLinkIds: [next, other, again], replaces: [{ oldId: next, newId: again }] });
		expect(await names()).toEqual(['Khác.pdf', 'Bản 3.pdf']);
	});

	it('are gone once they are removed; that there was one stays known', async () => {
		const { substep, read, names, history } = await begin();
		const [first, second] = [await an.send('Một.pdf'), await an.send('Hai.pdf')];
		await an.change(substep, { fileLinkIds: [first, second] });
		const [gone, kept] = (await read()).fileLinks;
		await an.change(substep, { fileLinkIds: [second] });
		expect(await names()).toEqual(['Hai.pdf']);
		expect(await history()).toEqual([
			['REMOVED', 'Một.pdf', null],
			['ADDED', 'Hai.pdf', second],
			['ADDED', 'Một.pdf', null],
		]);
		await isGone(gone?.url);
		expect(await statusOf(kept?.url)).toBe(200);
		await an.change(substep, { fileLinkIds: [] });
		expect(await names()).toEqual([]);
	});

	it('that were put in or taken away elsewhere meanwhile stay so', async () => {
		const { substep, names, history } = await begin();
		const [first, second, third] = [await an.send('Một.pdf'), await an.send('Hai.pdf'), await an.send('Ba.pdf')];
		await an.change(substep, { fileLinkIds: [first], knownFileIds: [] });
		// Another device saw none as yet.
		expect((await an.change(substep, { fileLinkIds: [second], knownFileIds: [] })).codes).toEqual([]);
		expect(await names()).toEqual(['Hai.pdf', 'Một.pdf']);

		await an.change(substep, { fileLinkIds: [second], knownFileIds: [second, first] });
		expect(await names()).toEqual(['Hai.pdf']);
		// What this one replaces was taken away there.
		const replaces = [{ oldId: first, newId: third }];
		const { codes } = await an.change(substep, {
			fileLinkIds: [second, third],
			replaces,
			knownFileIds: [second, first],
		});
		expect(codes).toEqual([]);
		expect(await names()).toEqual(['Hai.pdf', 'Ba.pdf']);
		expect((await history()).map(([kind, name]) => `${kind} ${name}`)).toEqual([
			'ADDED Ba.pdf',
			'REMOVED Một.pdf',
			'ADDED Hai.pdf',
			'ADDED Một.pdf',
		]);
	});

	it(`are ${PROCEDURE_FILES_MAX} at most with those that were put in elsewhere`, async () => {
		const { substep, names } = await begin(binh);
		const most: string[] = [];
		while (most.length < PROCEDURE_FILES_MAX) most.push(await binh.send());
		await binh.change(substep, { fileLinkIds: most });
		const one = await binh.send();
		const change = { fileLinkIds: [one], knownFileIds: [] };
		expect(fieldsOf(await binh.change(substep, change))).toEqual(['fileLinkIds over_limit']);
		expect(await names()).toHaveLength(PROCEDURE_FILES_MAX);
	});

	it('are taken once, from whom they are, and as what they were sent', async () => {
		const { substep, names } = await begin();
		const mine = await an.send();
		const attempts: [string, string][] = [
			['of somebody else', await binh.send()],
			['sent as something else', await an.send('a.pdf', undefined, undefined, 'PLANNING_FILE')],
			['that nobody sent', randomUUID()],
			['that is no id', 'x'],
		];
		for (const [what, id] of attempts)
			expect(fieldsOf(await an.change(substep, { fileLinkIds: [mine, id] })), what).toEqual(['fileLinkIds.1 unknown']);
		expect(await names()).toEqual([]);
		expect((await an.change(substep, { fileLinkIds: [mine, mine] })).codes).toEqual([]);
		expect(await names()).toHaveLength(1);

		const other = await begin();
		expect(fieldsOf(await an.change(other.substep, { fileLinkIds: [mine] }))).toEqual(['fileLinkIds.0 unknown']);
		const ofBinh = await begin(binh);
		expect(fieldsOf(await binh.change(ofBinh.substep, { fileLinkIds: [mine] }))).toEqual(['fileLinkIds.0 unknown']);
		expect((await binh.change(substep, { fileLinkIds: [] })).codes).toEqual(['NOT_FOUND']);
		expect(await names()).toHaveLength(1);
	});

	it('are refused with what replaces what', async () => {
		const { substep } = await begin();
		const [here, next, other] = [await an.send(), await an.send(), await an.send()];
		await an.change(substep, { fileLinkIds: [here] });
		const change = async (data: object) => fieldsOf(await an.change(substep, data));
		expect(await change({ replaces: [{ oldId: here, newId: next }] })).toEqual(['replaces.0.newId unknown']);
		expect(await change({ fileLinkIds: [next], replaces: [{ oldId: randomUUID(), newId: next }] })).toEqual([
			'replaces.0.oldId unknown',
		]);
		expect(await change({ fileLinkIds: [here, next], replaces: [{ oldId: here, newId: here }] })).toEqual([
			'replaces.0.newId unknown',
		]);
		const twice = [
			{ oldId: here, newId: next },
			{ oldId: here, newId: other },
		];
		expect(await change({ fileLinkIds: [next, other], replaces: twice })).toEqual(['replaces duplicate']);
	});

	it(`are ${PROCEDURE_FILES_MAX} at most`, async () => {
		const { substep } = await begin();
		const many = Array.from({ length: PROCEDURE_FILES_MAX + 1 }, () => randomUUID());
		expect(fieldsOf(await an.change(substep, { fileLinkIds: many }))).toEqual(['fileLinkIds over_limit']);
	});

	it(`keep the latest ${PROCEDURE_HISTORY_MAX} that were replaced`, async () => {
		const { substep, read } = await begin();
		let current = await an.send('0.pdf');
		await an.change(substep, { fileLinkIds: [current] });
		const [{ url } = {}] = (await read()).fileLinks;
		for (let version = 1; version <= PROCEDURE_HISTORY_MAX + 1; version++) {
			const next = await an.send(`${version}.pdf`);
			await an.change(substep, { fileLinkIds: [next], replaces: [{ oldId: current, newId: next }] });
			current = next;
		}
		const replaced = (await read()).history.filter(({ kind }) => kind === 'REPLACED');
		expect(replaced.map(({ file }) => file !== null)).toEqual([
			...Array.from({ length: PROCEDURE_HISTORY_MAX }, () => true),
			false,
		]);
		await isGone(url);
	});

	it('may be put there before the step can be ticked', async () => {
		const id = await an.start();
		const later = substepIds(await an.read(id)).at(-1)?.[0] ?? '';
		expect((await an.change(later, { fileLinkIds: [await an.send()] })).codes).toEqual([]);
	});

	it('are thrown away with their procedure, those in the history too', async () => {
		const { id, substep, read } = await begin();
		const [old, next] = [await an.send('Cũ.pdf'), await an.send('Mới.pdf')];
		await an.change(substep, { fileLinkIds: [old] });
		await an.change(substep, { fileLinkIds: [next], replaces: [{ oldId: old, newId: next }] });
		const { fileLinks, history } = await read();
		await an.ask('mutation ($id: ID!) { deleteProcedureRecord(id: $id) }', { id });
		await isGone(fileLinks[0]?.url);
		await isGone(history[0]?.file?.url);
	});

	it('of others cannot be had by guessing', async () => {
		const { substep, read } = await begin();
		const mine = await an.send('Riêng.pdf');
		await an.change(substep, { fileLinkIds: [mine] });
		const url = (await read()).fileLinks[0]?.url ?? '';
		const { pathname, search } = new URL(url, server.url);
		for (const guess of [
			pathname,
			`${pathname}?name=Ri%C3%AAng.pdf&until=9999999999&mark=x`,
			pathname + search.replace(/until=\d+/, 'until=9999999999'),
			pathname.replace('/private-files/', '/files/'),
			`/private-files/private/${mine}.pdf${search}`,
		])
			expect(await statusOf(guess), guess).toBe(404);
	});
});
