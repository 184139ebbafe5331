/** As many as a list hands out at once. */
const LIMIT = 100;

/** Everything in a list, asked for page by page. */
export async function readAllPages<Entry>(
	readPage: (page: { page: number; limit: number }) => Promise<{ data: readonly Entry[]; total: number }>,
): Promise<Entry[]> {
	const all: Entry[] = [];
	for (let page = 1; ; page++) {
		const { data, total } = await readPage({ page, limit: LIMIT });
		all.push(...data);
		if (data.length === 0 || all.length >= total) return all;
	}
}
