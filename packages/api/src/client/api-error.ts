/** One refused field, as the server says it. */
export interface ApiFieldError {
	path: string;
	code: string;
	params?: Record<string, string | number>;
}

/** A request that did not succeed. `code` decides what to do; `message` is the server's sentence in the reader's language. */
export class ApiError extends Error {
	override name = 'ApiError';
	/** `extensions.code` of the first error, or `NETWORK` when the server was not reached. */
	readonly code: string;
	readonly params: Record<string, string | number>;
	readonly fields: readonly ApiFieldError[];
	/** What to tell us when asking for help. */
	readonly requestId: string | undefined;

	constructor(
		code: string,
		message: string,
		details: {
			params?: Record<string, string | number>;
			fields?: readonly ApiFieldError[];
			requestId?: string;
			cause?: unknown;
		} = {},
	) {
		super(message, { cause: details.cause });
		this.code = code;
		this.params = details.params ?? {};
		this.fields = details.fields ?? [];
		this.requestId = details.requestId;
	}
}
