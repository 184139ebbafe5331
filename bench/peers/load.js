// Asks a server as fast as it answers, or at a steady rate, and tells on standard output how that went. The order comes on standard
// input: { url, bodies? or paths?, token?, agent?, connections, seconds, rate? }.
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { url, bodies, paths, token, agent, connections, seconds, rate } = JSON.parse(await text(process.stdin));
const result = await autocannon({
	url,
	connections,
	duration: seconds,
	...(rate && { overallRate: rate }),
	headers: {
		...(bodies ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' }),
		...(token && { 'x-token': token }),
		...(agent && { 'user-agent': agent }),
	},
	// Connections that went through the same pages side by side would ask for each at the same time.
	...(paths && {
		setupClient: (client) => {
			const start = Math.floor(Math.random() * paths.length);
			client.setRequests([...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ method: 'GET', path })));
		},
	}),
	...(bodies && {
		requests: bodies.map((body) => ({ method: 'POST', body: JSON.stringify(body) })),
		// An answer with errors is quick and worth nothing.
		verifyBody: (body) => body.includes('"data":{') && !body.includes('"errors":['),
	}),
});
console.log(
	JSON.stringify({
		requests: result.requests.total,
		perSecond: result.requests.average,
		p50: result.latency.p50,
		p99: result.latency.p99,
		// Errors hold the timeouts; an answer of another status has a body that does not match.
		failed: result.errors + (bodies ? result.mismatches : result.non2xx),
	}),
);
