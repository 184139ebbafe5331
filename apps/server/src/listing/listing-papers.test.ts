import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadPurpose } from '../graphql/schema.generated.ts';
import { pdf } from '../planning/planning-check.fixtures.ts';
import { house as anyHouse } from '../testing/listings.ts';
import { sendUpload } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let an: string;
let binh: string;
let editor: string;
beforeAll(async () => {
	server = await startTestServer();
	[an, binh, editor] = await Promise.all([server.signIn('an'), server.signIn('binh'), server.signIn('editor')]);
});
afterAll(() => server.close());

const house = { ...anyHouse, wardId: '26734' };

/** A paper that somebody sent, by the id of its upload. */
const send = (purpose: UploadPurpose = 'LISTING_FILE', token = an) =>
	sendUpload(server, token, purpose, { bytes: pdf, type: 'application/pdf', name: 'Sổ hồng.pdf' });
const files = 'id sequenceId legalDocument legalDocumentFiles { id url } appraisalDocumentFiles { url }';
const create = async (data: object) => {
	const { data: created, errors } = await server.ask(
		`mutation ($data: LocationInfoInput!) { createLocationInfo(data: $data) { ${files} } }`,
		{ token: an, variables: { data: { ...house, ...data } } },
	);
	return { listing: created?.createLocationInfo, errors };
};
const update = async (id: string, data: object) => {
	const answer = await server.ask(
		`mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { ${files} } }`,
		{ token: an, variables: { id, data } },
	);
	return answer.data.updateLocationInfo;
};
const statusOf = async (address: string) => (await fetch(server.url + address)).status;
const seenBy = async (sequenceId: number, token: string) =>
	(await server.ask(`{ getOneLocationInfo(sequenceId: ${sequenceId}) { ${files} } }`, { token })).data
		.getOneLocationInfo;

describe('the papers of a listing', () => {
	it('are opened by its poster and staff, at addresses that work for a while, and by nobody else', async () => {
		const { listing } = await create({ legalDocument: [await send()], appraisalDocument: [await send()] });
		await server.ask(`mutation { acceptLocationInfo(id: "${listing.id}") { id } }`, { token: editor });
		const address = listing.legalDocumentFiles[0].url;
		const { pathname } = new URL(address, server.url);

		expect(await statusOf(address)).toBe(200);
		expect(await statusOf(pathname)).toBe(404);
		expect(await statusOf(pathname.replace('/private-files/', '/files/'))).toBe(404);
		const signed = { url: expect.stringMatching(/^\/private-files\/.*&mark=/) };
		expect(await seenBy(listing.sequenceId, editor)).toMatchObject({
			legalDocument: listing.legalDocument,
			legalDocumentFiles: [signed],
			appraisalDocumentFiles: [signed],
		});
		expect(await seenBy(listing.sequenceId, binh)).toEqual({
			id: listing.id,
			sequenceId: listing.sequenceId,
			legalDocument: [],
			legalDocumentFiles: [],
			appraisalDocumentFiles: [],
		});
	});

	it('are at hand for whoever accepts or checks the listing, and what they say is for all', async () => {
		const { listing } = await create({
			legalDocument: [await send()],
			appraisalDocument: [await send()],
			appraisalDocumentText: 'Thẩm định tháng 01/2026: 12 tỷ.',
		});
		const waiting = async (who: string) =>
			server.ask(
				`{ getOneMyLocationInfo(id: "${listing.id}") { legalDocumentFiles { url } appraisalDocumentFiles { url } } }`,
				{ token: await server.signIn(who) },
			);
		const both = { legalDocumentFiles: [{}], appraisalDocumentFiles: [{}] };
		expect((await waiting('editor')).data.getOneMyLocationInfo).toMatchObject(both);
		for (const other of ['binh', 'investor']) expect((await waiting(other)).codes, other).toEqual(['NOT_FOUND']);

		await server.ask(`mutation { acceptLocationInfo(id: "${listing.id}") { id } }`, { token: editor });
		expect(await seenBy(listing.sequenceId, await server.signIn('checker'))).toMatchObject(both);
		const none = { legalDocumentFiles: [], appraisalDocumentFiles: [] };
		for (const other of ['investor', 'support', 'collaborator'])
			expect(await seenBy(listing.sequenceId, await server.signIn(other)), other).toMatchObject(none);
		const { data } = await server.ask(
			`{ getAllLocationInfo(filter: { sequenceIds: [${listing.sequenceId}] }) {
				data { appraisalDocumentText legalDocumentFiles { url } appraisalDocumentFiles { url } } } }`,
		);
		expect(data.getAllLocationInfo.data).toEqual([
			{ appraisalDocumentText: 'Thẩm định tháng 01/2026: 12 tỷ.', ...none },
		]);
	});

	it('stay where they are named, and go where they are not', async () => {
		const { listing } = await create({ legalDocument: [await send(), await send()] });
		const [first, second] = listing.legalDocumentFiles;
		const changed = await update(listing.id, { legalDocument: [second.id, await send(), second.id] });
		expect(changed.legalDocument).toEqual([second.id, expect.stringMatching(/^private\/.*\.pdf$/)]);
		await expect.poll(() => statusOf(first.url)).toBe(404);
		expect(await statusOf(second.url)).toBe(200);
		expect((await update(listing.id, { price: 5_000_000_000 })).legalDocument).toEqual(changed.legalDocument);
	});

	it('bring a refused listing back to be looked at, and a public one not', async () => {
		const { listing } = await create({});
		const stateOf = async () => {
			const { data } = await server.ask(
				`{ getOneMyLocationInfo(id: "${listing.id}") { status timeline { kind changedFields } } }`,
				{ token: an },
			);
			return data.getOneMyLocationInfo;
		};
		await server.ask(`mutation { rejectLocationInfo(id: "${listing.id}", reason: "Thiếu giấy tờ") { id } }`, {
			token: editor,
		});
		await update(listing.id, { legalDocument: [await send()] });
		expect(await stateOf()).toMatchObject({
			status: 'PENDING',
			timeline: [{ kind: 'RESUBMITTED', changedFields: ['legalDocument'] }, { kind: 'REJECTED' }, { kind: 'POSTED' }],
		});
		await server.ask(`mutation { acceptLocationInfo(id: "${listing.id}") { id } }`, { token: editor });
		await update(listing.id, { appraisalDocument: [await send()] });
		const { status, timeline } = await stateOf();
		expect([status, timeline[0]]).toEqual(['ACCEPT', { kind: 'EDITED', changedFields: ['appraisalDocument'] }]);
	});

	it.each([
		['a file of another purpose', () => send('PLANNING_FILE')],
		['a file that somebody else sent', () => send('LISTING_FILE', binh)],
		[
			'a paper of another listing',
			async () => (await create({ legalDocument: [await send()] })).listing.legalDocument[0],
		],
	])('are not %s', async (_what, wrong) => {
		const { errors } = await create({ legalDocument: [await send(), await wrong()] });
		expect(errors?.[0]?.extensions).toMatchObject({
			code: 'BAD_INPUT',
			fields: [{ path: 'legalDocument.1', code: 'unknown' }],
		});
	});
});
