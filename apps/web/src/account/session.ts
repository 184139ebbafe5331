import type { ApiError } from '@ancu/api/client';
import { readCookie, writeCookie } from '../cookies.ts';
import { createListeners } from '../data/create-listeners.ts';
import { forgetStored, keepStored, readStored } from '../data/storage.ts';
import { forgetTab } from '../data/stored-list.ts';

const TOKEN_KEY = 'token';
const ACCOUNT_KEY = 'account';
const FLAG = 'isLogin';
const FLAG_MINUTES = 30 * 24 * 60;
const OTHER_TABS_MS = 400;

/** A token, and the id of the account whose it is. */
interface Kept {
	token: string;
	account: string | null;
}

type Message = { ask: true } | Kept | { leaves: boolean } | Ended;

/** Why a session is over, and the token that it had. */
interface Ended {
	ended: SignInReason | 'signedOut';
	of: string;
}

/** Why somebody is asked to sign in. */
export const signInReasons = ['pleaseSignIn', 'toSave', 'expired'] as const;
export type SignInReason = (typeof signInReasons)[number];

let channel: BroadcastChannel | undefined;
let pending: Promise<Kept | null> | undefined;
let flagged: boolean | undefined;
/** Whose page this is, also once their session is lost: the account that it had a token of first. */
let shown: Kept['account'] | undefined;
/** Where this browser stores nothing: until the page is left. */
let unstored: Kept | null = null;
/** Where somebody is signing out: the server may say that the session has ended before that tab does. */
let leaving: 'here' | 'elsewhere' | undefined;
/** Somebody signed out, here or in another tab, and nobody has signed in since. */
let isOut = false;
const losses = createListeners<[SignInReason]>();
const ends = createListeners();
const changes = createListeners();

/**
 * The token of this browser tab. It lives in session storage, which other sites and later visits cannot read; a cookie
 * without any secret tells the server that there is one. A new tab asks its siblings for it.
 */
export const session = {
	/** Whether this browser believes that somebody is signed in. */
	isFlagged(cookies: string | null): boolean {
		return readCookie(cookies, FLAG) === '1';
	},

	/**
	 * The same, from this browser's own cookies. Reading them asks another process, and every mark on a page wants to know:
	 * they are read once in a task.
	 */
	isSignedIn(): boolean {
		if (flagged === undefined) {
			flagged = session.isFlagged(document.cookie);
			setTimeout(forgetFlag);
		}
		return flagged;
	},

	/** Whether this tab has a token now. */
	hasToken(): boolean {
		return readKept() !== null;
	},

	/** Never answers where the token is of another account than the page: nothing of one person is sent in another's name. */
	async getToken(): Promise<string | null> {
		const kept = await findKept();
		if (!kept) return null;
		if (isOfAnother(kept)) return loadAnew();
		shown = kept.account;
		return kept.token;
	},

	/** Somebody signed in, on a page that shows nothing of whoever did before. */
	start(token: string, account: string): void {
		shown = account;
		leaving = undefined;
		isOut = false;
		keep({ token, account });
		raiseFlag();
		open().postMessage({ token, account } satisfies Message);
	},

	/** Said before the server is told that the person signs out: the session has not run out, here or in other tabs. */
	leave(): void {
		leaving = 'here';
		open().postMessage({ leaves: true } satisfies Message);
	},

	/** Said when the server refused that. */
	stay(): void {
		leaving = undefined;
		open().postMessage({ leaves: false } satisfies Message);
	},

	/** Whether the person went out on purpose, here or in another tab: nothing of them is to be kept on the screen, or again. */
	hasSignedOut(): boolean {
		return isOut;
	},

	/** Said when nothing of their page is left here that may ask for more. */
	left(): void {
		leaving = undefined;
	},

	/** Clears what is stored, in every tab of this session. */
	end(ended: Ended['ended'] = 'signedOut'): void {
		const own = readKept();
		isOut = ended === 'signedOut';
		clear();
		if (!own) return;
		ends.tell();
		open().postMessage({ ended, of: own.token } satisfies Message);
	},

	/** The server no longer knows the token. */
	expire(_error?: ApiError, sentToken?: string | null): void {
		const own = readKept()?.token;
		// The answer to a request of a session before comes late: neither the new one is meant, nor that there is none.
		if (leaving === 'here' || (sentToken && own !== sentToken)) return;
		if (leaving === 'elsewhere') followOut();
		else {
			// Who has no token knows of no session that ended: another tab may be slow to hand on its own.
			if (own) session.end('expired');
			losses.tell('expired');
		}
	},

	/** For `useSyncExternalStore`: somebody signed in or out. */
	subscribe: changes.add,

	/**
	 * Called in the tab that ends the session, for what all tabs share: by signing out, or when the server no longer knows it. Not
	 * when the last tab is closed, after which nobody said that they leave. Returns how to stop listening.
	 */
	onEnd: ends.add,

	/** Called when the session is gone without the person having asked for it. Returns how to stop listening. */
	onLost(listener: (reason: SignInReason) => void): () => void {
		open();
		return losses.add(listener);
	},
};

function readKept(): Kept | null {
	const token = readStored(TOKEN_KEY, 'sessionStorage');
	return token === null ? unstored : { token, account: readStored(ACCOUNT_KEY, 'sessionStorage') };
}

async function findKept(): Promise<Kept | null> {
	const own = readKept();
	if (own || !session.isFlagged(document.cookie)) return own;
	pending ??= askOtherTabs().finally(() => {
		pending = undefined;
	});
	return pending;
}

function keep({ token, account }: Kept): void {
	unstored = keepStored(TOKEN_KEY, token, 'sessionStorage') ? null : { token, account };
	if (account === null) forgetStored(ACCOUNT_KEY, 'sessionStorage');
	else keepStored(ACCOUNT_KEY, account, 'sessionStorage');
}

function forget(): void {
	unstored = null;
	forgetStored(TOKEN_KEY, 'sessionStorage');
	forgetStored(ACCOUNT_KEY, 'sessionStorage');
}

function isOfAnother({ account }: Kept): boolean {
	return shown !== undefined && shown !== account;
}

// Whoever has not saved what they wrote is asked by the browser, and may stay to copy it.
function loadAnew(): Promise<never> {
	location.reload();
	return new Promise(() => undefined);
}

/** There is a token: a tab that was not answered in time may have taken the flag away. */
function raiseFlag(): void {
	writeCookie(FLAG, '1', FLAG_MINUTES * 60);
	changed();
}

function clear(): void {
	forget();
	writeCookie(FLAG, '', 0);
	changed();
}

/** The person signed out in another tab: this one shows what everybody may see. */
function followOut(): void {
	isOut = true;
	// Not the flag, nor what tabs share: that tab takes both away, and somebody may have signed in there since.
	forget();
	forgetTab();
	changed();
	location.reload();
}

function forgetFlag(): void {
	flagged = undefined;
}

function changed(): void {
	forgetFlag();
	changes.tell();
}

function open(): BroadcastChannel {
	if (channel) return channel;
	channel = new BroadcastChannel('session');
	channel.onmessage = ({ data }: MessageEvent<Message>) => {
		const own = readKept();
		if ('ask' in data && own) {
			channel?.postMessage(own satisfies Message);
			raiseFlag();
		}
		if ('leaves' in data) leaving = data.leaves ? 'elsewhere' : undefined;
		if ('token' in data && own?.token !== data.token) {
			leaving = undefined;
			isOut = false;
			keep(data);
			// Somebody else signed in: nothing of the person before may stay on this page.
			if (isOfAnother(data)) loadAnew();
			else raiseFlag();
		}
		if ('ended' in data && own && own.token === data.of) {
			if (data.ended === 'signedOut') return followOut();
			forget();
			changed();
			losses.tell(data.ended);
		}
	};
	return channel;
}

function askOtherTabs(): Promise<Kept | null> {
	return new Promise((resolve) => {
		const answered = ({ data }: MessageEvent<Message>) => 'token' in data && finish(data);
		const finish = (kept: Kept | null) => {
			clearTimeout(timer);
			open().removeEventListener('message', answered);
			// Nobody has it: the flag is left over from a browser that was closed.
			if (kept === null) clear();
			resolve(kept);
		};
		const timer = setTimeout(finish, OTHER_TABS_MS, null);
		open().addEventListener('message', answered);
		open().postMessage({ ask: true } satisfies Message);
	});
}
