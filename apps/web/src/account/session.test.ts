import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../data/storage.fixtures.ts';

/** A channel that everybody hears at once. */
class Channel extends EventTarget {
	static readonly all = new Set<Channel>();
	onmessage: ((event: MessageEvent) => void) | undefined;

	constructor() {
		super();
		Channel.all.add(this);
		this.addEventListener('message', (event) => this.onmessage?.(event as MessageEvent));
	}

	postMessage(data: unknown): void {
		for (const other of Channel.all) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
	}
}

let isFlagged: boolean;
/** Another tab, and what it hears of this one. */
let other: Channel;
let heard: unknown[];
const reload = vi.fn();

/** This tab, and what it says of its session. */
async function openTab() {
	vi.resetModules();
	const { session } = await import('./session.ts');
	const [lost, ended] = [vi.fn(), vi.fn()];
	session.onLost(lost);
	session.onEnd(ended);
	return { session, lost, ended };
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('BroadcastChannel', Channel);
	vi.stubGlobal('sessionStorage', createStorage());
	vi.stubGlobal('localStorage', createStorage());
	vi.stubGlobal('location', { protocol: 'https:', reload });
	vi.stubGlobal('document', {
		get cookie() {
			return isFlagged ? 'isLogin=1' : '';
		},
		set cookie(pair: string) {
			isFlagged = pair.startsWith('isLogin=1;');
		},
	});
	isFlagged = false;
	other = new Channel();
	heard = [];
	other.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => {
	Channel.all.clear();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

it('gives its token to a tab that asks, and raises the flag again that such a tab took away unanswered', async () => {
	const { session } = await openTab();
	session.start('mine', 'an');
	isFlagged = false;
	other.postMessage({ ask: true });
	expect(heard.at(-1)).toEqual({ token: 'mine', account: 'an' });
	expect(isFlagged).toBe(true);
});

it('takes a token that comes late, and says then that there is one', async () => {
	isFlagged = true;
	const { session } = await openTab();
	const asked = session.getToken();
	await vi.advanceTimersByTimeAsync(400);
	expect([await asked, session.isSignedIn()]).toEqual([null, false]);
	other.postMessage({ token: 'theirs', account: 'an' });
	expect([await session.getToken(), session.isSignedIn(), isFlagged]).toEqual(['theirs', true, true]);
});

it('ends nothing that tabs share where it has no token itself', async () => {
	const { session, lost, ended } = await openTab();
	isFlagged = true;
	session.expire();
	expect(lost).toHaveBeenCalledWith('expired');
	expect(ended).not.toHaveBeenCalled();
	expect([heard, isFlagged]).toEqual([[], true]);
});

it('says which session has ended, and what tabs share ends with it', async () => {
	const { session, ended } = await openTab();
	session.start('mine', 'an');
	session.expire(undefined, 'mine');
	expect(heard.at(-1)).toEqual({ ended: 'expired', of: 'mine' });
	expect(ended).toHaveBeenCalledOnce();
	expect(isFlagged).toBe(false);
});

it('follows the end of its own session and of no other', async () => {
	const { session, lost } = await openTab();
	session.start('mine', 'an');
	other.postMessage({ ended: 'expired', of: 'another' });
	other.postMessage({ ended: 'signedOut', of: 'another' });
	expect(session.hasToken()).toBe(true);
	expect(lost).not.toHaveBeenCalled();
	expect(reload).not.toHaveBeenCalled();
	other.postMessage({ ended: 'expired', of: 'mine' });
	expect(session.hasToken()).toBe(false);
	expect(lost).toHaveBeenCalledWith('expired');
});

it('forgets which code it waits for where somebody signs out in another tab', async () => {
	const { session } = await openTab();
	session.start('mine', 'an');
	sessionStorage.setItem('code:CHANGE_PHONE', '{}');
	sessionStorage.setItem('scroll', 'kept');
	other.postMessage({ ended: 'signedOut', of: 'mine' });
	expect(reload).toHaveBeenCalledOnce();
	expect(Object.keys(sessionStorage)).toEqual(['scroll']);
});
