import { type MessagePort, parentPort } from 'node:worker_threads';
import { drawDocument } from './planning-answer-document.ts';

/** What is to be drawn, and where the answer goes: the bytes, or the error. */
export interface DocumentOrder {
	order: Parameters<typeof drawDocument>;
	port: MessagePort;
}

parentPort?.on('message', async ({ order, port }: DocumentOrder) => {
	try {
		const bytes = await drawDocument(...order);
		port.postMessage(bytes, [bytes.buffer]);
	} catch (error) {
		port.postMessage(error);
	} finally {
		port.close();
	}
});
