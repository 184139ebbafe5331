import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { quoteOf, rangeOf } from '@ancu/forms/invest/calc';
import { investSchema, readQuantity } from '@ancu/forms/invest/schema';

const terms = {
	totalShare: 2_000,
	releaseQuantity: 1_500,
	pricePerShare: 5_000_000,
	minInvestment: 15_000_000,
	maxSharePerAccount: null,
	feeBps: 150,
	softCap: 500,
	startDate: new Date(Date.now() - 86_400_000).toISOString(),
	endDate: new Date(Date.now() + 30 * 86_400_000).toISOString(),
};
const position = { sold: 300, held: 100, mine: 0, mineHeld: 0 };

/** `POST { quantity, accepted }`: what the order comes to, or which field is refused by which code. */
const server = createServer(async (request, response) => {
	const parsed = investSchema(rangeOf(terms, position, new Date())).safeParse(await json(request).catch(() => null));
	const answer = parsed.success
		? quoteOf(terms, readQuantity(parsed.data.quantity))
		: { fields: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })) };
	response.writeHead(parsed.success ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
	console.log(`http://127.0.0.1:${server.address().port}/`);
});
