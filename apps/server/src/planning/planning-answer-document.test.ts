import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCheckCode } from '@ancu/forms/planning';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openFileStore } from '../file/register-file-store.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { textOfPdf } from './pdf.fixtures.ts';
import { makeDocument } from './planning-answer-job.ts';
import { found, insertTestCheck, type Person, person } from './planning-check.fixtures.ts';

const PUBLIC_URL = 'https://ancu.test';

let server: TestServer;
let an: Person;
let collaborator: Person;
beforeAll(async () => {
	server = await startTestServer({ publicUrl: PUBLIC_URL });
	an = await person(server, 'an');
	collaborator = await person(server, 'collaborator');
});
afterAll(() => server.close());

async function answered(data: object = {}, more: object = {}): Promise<{ id: string; code: string }> {
	const checkId = await insertTestCheck(server, {
		account_id: an.id,
		status: 'checking',
		assignee_id: collaborator.id,
		...more,
	});
	const { data: answer } = await collaborator.answer(checkId, data);
	return { id: answer.createPlanningInfo.id, code: answer.createPlanningInfo.checkCode };
}

async function documentUrl(id: string): Promise<string | null> {
	const { data } = await an.ask('query ($id: ID!) { getOnePlanningInfo(id: $id) { documentUrl } }', { id });
	return data.getOnePlanningInfo.documentUrl;
}

/** The document of an answer, once it was made. */
async function download(id: string): Promise<Buffer> {
	await expect.poll(() => documentUrl(id)).not.toBeNull();
	const response = await fetch(server.url + (await documentUrl(id)));
	expect(response.headers.get('content-type')).toBe('application/pdf');
	return Buffer.from(await response.arrayBuffer());
}

// They are made one after the other, in the background.
describe('a document', () => {
	it('says what was answered in Vietnamese that can be read and copied, and how it is verified', async () => {
		const { id, code } = await answered({
			zones: [...found.zones, { landCode: 'HH-2', name: 'Đất hỗn hợp nhà ở và officetel', area: 0.5 }],
			roadReserve: 10.25,
			floorAreaRatio: 3.2,
			horizon: 2030,
			source: 'Cổng thông tin quy hoạch',
			confidence: 'LOW',
		});
		const bytes = await download(id);
		const { data } = await server.ask(
			'query ($code: String!) { getPlanningInfoByCode(checkCode: $code) { documentHash signature } }',
			{ variables: { code } },
		);
		const { documentHash, signature } = data.getPlanningInfoByCode;
		expect(createHash('sha256').update(bytes).digest('hex')).toBe(documentHash);
		const text = textOfPdf(bytes);
		for (const words of [
			'Kết quả kiểm tra quy hoạch',
			'Tờ 12, thửa 345, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
			'ODT\nĐất ở tại đô thị\n96\n79,7',
			'DGT\nĐất công trình giao thông\n24\n19,9',
			'HH-2\nĐất hỗn hợp nhà ở và officetel\n0,5\n0,4',
			'10,25\u00a0m²',
			'80%',
			'3,2',
			'Quy hoạch phân khu khu dân cư liên phường',
			'1234/QĐ-UBND ngày 06/05/2024',
			'2030',
			'Cổng thông tin quy hoạch',
			'10/01/2026',
			'Thấp. Ghép từ các nguồn gián tiếp',
			`Mã kiểm tra\n${writeCheckCode(code)}`,
			`${PUBLIC_URL}/verify/${code}`,
			signature.slice(0, 16),
			'không phải là văn bản pháp lý',
		])
			expect(text).toContain(words);
		expect(text).not.toContain('?');
	});

	it('is written in the language that its owner asked in', async () => {
		const { id } = await answered({}, { locale: 'en' });
		const text = textOfPdf(await download(id));
		expect(text).toContain('Planning check answer');
		expect(text).toContain('Urban residential land');
	});

	it('is made once more for a correction', async () => {
		const first = await answered();
		const old = await download(first.id);
		const { data } = await collaborator.ask(
			'mutation ($id: ID!) { updatePlanningInfo(id: $id, data: { storeys: 4 }) { id checkCode } }',
			{ id: first.id },
		);
		const info = data.updatePlanningInfo;
		const corrected = textOfPdf(await download(info.id));
		expect(corrected).toContain(writeCheckCode(info.checkCode));
		expect(corrected).toContain('bản 2');
		expect(textOfPdf(old)).toContain(writeCheckCode(first.code));
	});

	it('that was stored when its server ended, before it was noted, is removed by itself', async () => {
		const { id } = await answered();
		await download(id);
		const removals = () => server.db.selectFrom('job').select('payload').where('kind', '=', 'file.delete').execute();
		// Made and noted, it is nobody's to remove.
		expect(await removals()).toEqual([]);
		await server.db
			.updateTable('planning_answer')
			.set({ document_key: null, document_hash: null })
			.where('id', '=', id)
			.execute();
		const folder = await mkdtemp(path.join(tmpdir(), 'ancu-documents-'));
		onTestFinished(() => rm(folder, { recursive: true }));
		const store = openFileStore({ dataDir: folder, s3: undefined });
		let stored = '';
		const ended = {
			...store,
			put: async (key: string, bytes: Uint8Array<ArrayBuffer>) => {
				await store.put(key, bytes);
				stored = key;
				throw new Error('The process ended.');
			},
		};
		await expect(makeDocument(server.db, ended, PUBLIC_URL, id)).rejects.toThrow('ended');
		expect(await removals()).toEqual([{ payload: { keys: [stored] } }]);
	});
});
