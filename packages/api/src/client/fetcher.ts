import { ApiError, type ApiFieldError } from './api-error.ts';
import { documentId } from './document-id.ts';

export { ApiError } from './api-error.ts';

/** Status of a server that does not know an id; of one from before there were ids, too. */
const UNKNOWN_ID = 400;

/** How this app reaches the server. */
export interface ClientConfig {
	/** Address of the GraphQL endpoint. @default '/graphql' */
	url?: string;
	/** The token for the header `x-token`; null when nobody is signed in. May wait, as while another tab is asked for it. */
	getToken: () => string | null | Promise<string | null>;
	/** Language of answers and error sentences, as `vi` or `en`. */
	getLanguage: () => string;
	/** Called when the server no longer knows the token that a request was sent with; another may have taken its place meanwhile. */
	onSessionExpired: (error: ApiError, sentToken: string | null) => void;
	/** The server knows our documents by their ids, so their texts need not be sent; one that does not know an id gets the text. @default false */
	sendIds?: boolean;
	/** Told with each answer what time it was at the server, in milliseconds since 1970; for `setServerTime` of `@ancu/forms/format`. A server elsewhere has to expose its header `Date`. */
	onServerTime?: (at: number) => void;
}

let config: ClientConfig = { getToken: () => null, getLanguage: () => 'vi', onSessionExpired: () => undefined };

/** Tells the client how to reach the server. Call it once, before the first request. */
export function configureClient(given: ClientConfig): void {
	config = given;
}

/** What goes with a failure. */
interface FailureDetails {
	code?: string;
	params?: Record<string, string | number>;
	fields?: ApiFieldError[];
	requestId?: string;
}

/** The answer of a GraphQL server. */
export interface GraphqlResult<Data> {
	data?: Data | null;
	errors?: readonly { message: string; extensions?: FailureDetails }[];
	/** In place of both, with the two below, where it was refused before anybody looked at its document, as what is too large. */
	code?: string;
	message?: string;
	requestId?: string;
}

/** The data of an answer; throws its first error, or why it was refused as a whole. */
export function readResult<Data>({ data, errors, message = '', ...refusal }: GraphqlResult<Data>): Data {
	const [error] = errors ?? [];
	if (error) throw toApiError(error.message, error.extensions);
	if (data) return data;
	if (typeof refusal.code === 'string') throw toApiError(message, refusal);
	// What stands before a server answers so, and a server that is closing.
	throw unreachable(new Error('It answered neither data nor errors.'));
}

function toApiError(message: string, { code = 'INTERNAL', params, fields, requestId }: FailureDetails = {}): ApiError {
	return new ApiError(code, message, {
		...(params && { params }),
		...(fields && { fields }),
		...(requestId && { requestId }),
	});
}

/** How a request is sent. */
export interface Sending {
	signal?: AbortSignal;
}

/** What is longer is not sent on once its page is left: of all that is under way, browsers send 64 KiB, and refuse what is beyond. */
const KEPT_LENGTH = 8_000;

/**
 * Sends a document. Generated hooks call this; it is a query function, so a cancelled query cancels its request. What somebody did, a
 * mutation, is sent though they leave the page meanwhile.
 */
export function fetcher<Data, Variables>(
	document: { toString: () => string },
	variables?: Variables,
	headers?: HeadersInit,
) {
	return async (sending: Sending = {}): Promise<Data> => {
		const sent = await withOwnHeaders(headers);
		const response = await ask(document.toString(), variables, sent, sending);
		try {
			return readResult((await response.json()) as GraphqlResult<Data>);
		} catch (error) {
			const token = sent.get('x-token');
			// Our server has a code of its own for it; the status is what others go by.
			const isExpired =
				error instanceof ApiError && (error.code === 'SESSION_EXPIRED' || (token && response.status === 401));
			if (isExpired) config.onSessionExpired(error, token);
			throw error instanceof ApiError || sending.signal?.aborted ? error : unreachable(error);
		}
	};
}

/** What a request brings itself comes first: a server asks in the name of many. */
async function withOwnHeaders(given: HeadersInit | undefined): Promise<Headers> {
	const headers = new Headers(given);
	headers.set('content-type', 'application/json');
	if (!headers.has('accept-language')) headers.set('accept-language', config.getLanguage());
	const token = headers.has('x-token') ? null : await config.getToken();
	if (token) headers.set('x-token', token);
	return headers;
}

// Texts that a server did not know by their ids, while this page lasts.
const unknown = new Set<string>();

/** Sends a document by its id where that may do, else by its text. */
async function ask(text: string, variables: unknown, headers: Headers, sending: Sending): Promise<Response> {
	const isMutation = text.trimStart().startsWith('mutation');
	const sendAs = (named: object) =>
		send(JSON.stringify({ ...named, variables }, asDrawn), headers, { ...sending, isMutation });
	if (!config.sendIds || unknown.has(text)) return sendAs({ query: text });
	const response = await sendAs({ id: documentId(text) });
	if (response.status !== UNKNOWN_ID) return response;
	unknown.add(text);
	return sendAs({ query: text });
}

/** Texts as browsers draw them: no database keeps NUL, which draws nothing, or half a character, for which a mark stands. */
function asDrawn(_name: string, value: unknown): unknown {
	return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}

interface SendOptions extends Sending {
	isMutation: boolean;
}

async function send(body: string, headers: Headers, { signal, isMutation }: SendOptions): Promise<Response> {
	const sentAt = Date.now();
	try {
		const response = await fetch(config.url ?? '/graphql', {
			method: 'POST',
			headers,
			body,
			cache: 'no-store',
			keepalive: isMutation && body.length <= KEPT_LENGTH,
			...(signal && { signal }),
		});
		tellTime(response, sentAt);
		return response;
	} catch (error) {
		if (signal?.aborted) throw error;
		throw unreachable(error);
	}
}

/** An answer that was long under way, or that a sleeping tab reads late, says nothing of now. */
const NOW_MS = 5_000;

function tellTime({ headers }: Response, sentAt: number): void {
	const at = Date.parse(headers.get('date') ?? '');
	const took = Date.now() - sentAt;
	if (at && took >= 0 && took < NOW_MS) config.onServerTime?.(at);
}

// A refused connection, a lost network and a proxy's HTML page are one thing to the person: try again.
function unreachable(cause: unknown): ApiError {
	return new ApiError('NETWORK', 'The server could not be reached.', { cause });
}
