import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpSms } from './sms.ts';

it('goes to its gateway and nowhere that is named there', async () => {
	const paths: (string | undefined)[] = [];
	const peer = createServer((request, response) => {
		paths.push(request.url);
		if (request.url === '/sms') response.writeHead(302, { location: '/elsewhere' });
		response.end();
	});
	await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void peer.close());
	const address = peer.address();
	if (!address || typeof address === 'string') throw new Error('The peer has no port.');
	const sms = createHttpSms({ url: `http://127.0.0.1:${address.port}/sms` });
	await expect(sms.send({ to: '+84912000222', text: '123456' })).rejects.toThrow();
	expect(paths).toEqual(['/sms']);
});
