import { MINUTE_MS } from '@ancu/forms/format';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendFile } from './send-file.ts';

const file = new Blob(['a picture'], { type: 'image/jpeg' });
let requests: FakeRequest[];

/** As far as a file is sent by it. */
class FakeRequest {
	status = 201;
	response: unknown = { id: 'upload-1', width: 4, height: 3 };
	upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
	sent: unknown;
	onload?: () => void;
	onabort?: () => void;
	onloadend?: () => void;
	constructor() {
		requests.push(this);
	}
	open() {}
	setRequestHeader() {}
	send(body: unknown) {
		this.sent = body;
	}
	abort() {
		this.onabort?.();
		this.onloadend?.();
	}
	/** The server has answered. */
	end() {
		this.onload?.();
		this.onloadend?.();
	}
}

beforeEach(() => {
	requests = [];
	vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

it('sends a file and says how far it has come', async () => {
	const onProgress = vi.fn();
	const sent = sendFile('/upload/1', file, { onProgress });
	requests[0]?.upload.onprogress?.({ loaded: 3, total: 12 });
	requests[0]?.end();
	await expect(sent).resolves.toMatchObject({ id: 'upload-1' });
	expect(requests[0]?.sent).toBe(file);
	expect(onProgress.mock.calls).toEqual([[0.25]]);
});

it('stops when it is told to', async () => {
	const { signal, abort } = stoppable();
	const sent = sendFile('/upload/1', file, { signal });
	abort();
	await expect(sent).rejects.toThrow('taken away');
});

it('fails where nothing goes on any more, and not while it is slow', async () => {
	vi.useFakeTimers();
	try {
		const sent = sendFile('/upload/1', file);
		const ended = vi.fn();
		sent.catch(ended);
		for (let loaded = 1; loaded < 9; loaded++) {
			await vi.advanceTimersByTimeAsync(MINUTE_MS);
			requests[0]?.upload.onprogress?.({ loaded, total: 9 });
		}
		expect(ended).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
		await expect(sent).rejects.toMatchObject({ code: 'NETWORK' });
	} finally {
		vi.useRealTimers();
	}
});

it('sends nothing of a file that was taken away while its upload was opened', async () => {
	const { signal, abort } = stoppable();
	abort();
	await expect(sendFile('/upload/1', file, { signal })).rejects.toThrow('taken away');
	expect(requests.filter(({ sent }) => sent !== undefined)).toEqual([]);
});

function stoppable() {
	const controller = new AbortController();
	return { signal: controller.signal, abort: () => controller.abort(new Error('taken away')) };
}
