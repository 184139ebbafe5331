import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A server that lets everybody in and never says a word. */
export async function startSilentServer(): Promise<{ port: number; close: () => void }> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		close: () => {
			server.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}
