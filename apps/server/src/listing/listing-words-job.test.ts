import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeJobs } from '../job/job.repository.ts';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { writeWords } from './listing-words-job.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
	await insertListings(server.db, [
		{ title: 'Nhà ở Bình Thạnh', district_code: '765', ward_code: null },
		{ title: 'Nhà ở Bình Tân, gần phố Thành Thái', district_code: '777', ward_code: null },
	]);
});
afterAll(() => server.close());

it('gives listings of before the words by which places are found', async () => {
	const find = async () => {
		const query = '{ getAllLocationInfo(search: "Bình Thạnh") { data { title } } }';
		const { data } = await server.ask(query);
		return data?.getAllLocationInfo.data.map(({ title }: { title: string }) => title);
	};
	await server.db.updateTable('listing').set({ search: "'binh' 'thanh'" }).execute();
	expect(await find()).toEqual([]);

	await writeWords(server.db, { after: 0 });
	expect(await find()).toEqual(['Nhà ở Bình Thạnh']);
	// All of it was one piece.
	expect(await takeJobs(server.db, ['listing.words'], 1, 60)).toEqual([]);
});
