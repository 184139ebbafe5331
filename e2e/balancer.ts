import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Stands before several servers, as a balancer does: each request goes to the next of them, whoever asks. */
export async function startBalancer(port: number, servers: readonly number[]): Promise<{ close: () => Promise<void> }> {
	const agent = new Agent({ keepAlive: true });
	let turn = 0;

	function pass(asked: IncomingMessage, reply: ServerResponse): void {
		const onward = request(
			{
				agent,
				host: '127.0.0.1',
				port: servers[turn++ % servers.length],
				method: asked.method,
				path: asked.url,
				headers: {
					...asked.headers,
					'x-forwarded-for': asked.socket.remoteAddress,
					'x-forwarded-host': asked.headers.host,
					'x-forwarded-proto': 'http',
				},
			},
			(answer) => {
				reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
				// Who listens to a stream waits for its head.
				reply.flushHeaders();
				pipeline(answer, reply, () => undefined);
			},
		);
		// Whoever asks sees that the connection broke, as without a balancer.
		onward.on('error', () => reply.destroy());
		reply.on('close', () => onward.destroy());
		asked.pipe(onward);
	}

	const server = createServer(pass);
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject).listen(port, '127.0.0.1', resolve);
	});
	return {
		close: async () => {
			const closed = new Promise((resolve) => server.close(resolve));
			server.closeAllConnections();
			await closed;
			agent.destroy();
		},
	};
}
