import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** What of a connection of `pg` moves the data of COPY. */
interface Wire {
	stream: Socket;
	query: (text: string) => void;
	sendCopyFromChunk: (chunk: Buffer) => void;
	endCopyFrom: () => void;
	sendCopyFail: (reason: string) => void;
}

const CHUNK_BYTES = 64 * 1024;

/** Reads `COPY … TO STDOUT` as it comes: what is not read yet waits in the database. `rows` is known when it has ended. */
export function copyOut(client: pg.Client, statement: string): { body: Readable; rows: () => number } {
	let wire: Wire | undefined;
	let rows = 0;
	let parts: Buffer[] = [];
	let size = 0;
	const body = new Readable({
		highWaterMark: 4 * CHUNK_BYTES,
		read: () => void wire?.stream.resume(),
	});
	// A row is a message of its own, and most are small.
	const hand = () => {
		if (size > 0 && !body.push(Buffer.concat(parts, size))) wire?.stream.pause();
		parts = [];
		size = 0;
	};
	client.query({
		submit(connection: unknown) {
			wire = connection as Wire;
			wire.query(statement);
		},
		handleCopyData({ chunk }: { chunk: Buffer }) {
			// The parser uses its own buffer again.
			parts.push(Buffer.from(chunk));
			size += chunk.length;
			if (size >= CHUNK_BYTES) hand();
		},
		handleCommandComplete({ text }: { text: string }) {
			rows = Number(/\d+$/.exec(text)?.[0] ?? 0);
		},
		handleReadyForQuery() {
			hand();
			body.push(null);
		},
		handleError: (error: Error) => void body.destroy(error),
	} as pg.Submittable);
	return { body, rows: () => rows };
}

/** Writes what a source gives by `COPY … FROM STDIN`, no faster than the database takes it. Returns how many rows there were. */
export function copyIn(client: pg.Client, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
	return new Promise((resolve, reject) => {
		let rows = 0;
		let isOver = false;
		async function pump(wire: Wire): Promise<void> {
			try {
				for await (const chunk of source) {
					if (isOver) return;
					wire.sendCopyFromChunk(chunk);
					if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
				}
				wire.endCopyFrom();
			} catch (error) {
				wire.sendCopyFail(error instanceof Error ? error.message : 'the source ended');
			}
		}
		client.query({
			submit: (connection: unknown) => (connection as Wire).query(statement),
			handleCopyInResponse: (connection: unknown) => void pump(connection as Wire),
			handleCommandComplete({ text }: { text: string }) {
				rows = Number(/\d+$/.exec(text)?.[0] ?? 0);
			},
			handleReadyForQuery: () => resolve(rows),
			handleError(error: Error) {
				isOver = true;
				reject(error);
			},
		} as pg.Submittable);
	});
}
