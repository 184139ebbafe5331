// https://www.postgresql.org/docs/current/errcodes-appendix.html: no connection, no room, shutting down, starting.
const STATES = /^(08|53|57P0[1-5]|58)/;
const SYSTEM: ReadonlySet<string> = new Set([
	'EAI_AGAIN',
	'ECONNREFUSED',
	'ECONNRESET',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'ENOENT',
	'ENOTFOUND',
	'EPIPE',
	'ETIMEDOUT',
]);
// The driver's own words have no code.
const WORDS =
	/^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

/** Whether a statement failed because the database is not there or has no room, which is over some time: nothing is wrong with what was asked. */
export function isUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	// A host with several addresses was tried at each.
	if (error instanceof AggregateError) return error.errors.some(isUnavailable);
	const { code, syscall } = error as { code?: unknown; syscall?: unknown };
	// Codes of the system are five letters, too: those of files do not count.
	if (typeof code !== 'string') return WORDS.test(error.message);
	if (syscall !== undefined) return SYSTEM.has(code) && (code !== 'ENOENT' || syscall === 'connect');
	return STATES.test(code);
}

/** Whether a statement was ended for taking too long (`query_canceled`): the same would take as long again. */
export function isTooSlow(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === '57014';
}
