import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A way to a server on which packets can be lost: nothing comes through, and nobody is told. */
export interface SilencingProxy {
	/** Where it listens, at 127.0.0.1. */
	port: number;
	/** Loses everything on the connections that are open, for good. Later ones go through. */
	silence: () => void;
	/** Whether connections that are opened from now on are greeted and then lost. */
	loseNext: (isOn: boolean) => void;
	/** Ends it, and breaks off all that is open. */
	close: () => void;
}

/** Starts a way to a server, which is named as for `net.connect`. */
export async function startSilencingProxy(target: NetConnectOpts): Promise<SilencingProxy> {
	const open = new Set<Socket>();
	const lost = new WeakSet<Socket>();
	let losesNext = false;
	const carry = (from: Socket, to: Socket) => {
		open.add(from);
		from.on('data', (chunk) => void (lost.has(from) || to.write(chunk)));
		from.on('error', () => undefined);
		from.on('close', () => {
			open.delete(from);
			if (!lost.has(from)) to.destroy();
		});
	};
	const server = createServer((socket) => {
		const further = connect(target);
		carry(socket, further);
		carry(further, socket);
		// The first that a client says is its name.
		if (losesNext) socket.once('data', () => lost.add(socket));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		silence: () => {
			for (const socket of open) lost.add(socket);
		},
		loseNext: (isOn) => {
			losesNext = isOn;
		},
		close: () => {
			server.close();
			for (const socket of open) socket.destroy();
		},
	};
}
