/** What came from the website or went to it. */
export interface LogEntry {
	/** By the sandbox's clock, ISO 8601. */
	at: string;
	/** A request came; a notice went. */
	kind: 'request' | 'notice';
	gateway: string;
	/** The website's own name of the payment. */
	ref: string | undefined;
	/** Method and address, without its parameters. */
	to: string;
	fields: unknown;
	/** How often a notice was sent before, from 0. */
	attempt?: number;
	/** Status and body of the answer; null where none came. */
	status: number | null;
	answer: unknown;
}

export interface Log {
	add: (entry: LogEntry) => void;
	/** The newest first: all, or those of a gateway or a payment. */
	list: (only?: { gateway?: string | undefined; ref?: string | undefined }) => LogEntry[];
	clear: () => void;
}

const KEPT = 500;

/** Never written down: signatures, and what is known to a payer alone. */
const secrets = new Set([
	'vnp_SecureHash',
	'signature',
	'mac',
	'checksum',
	'number',
	'cvv',
	'expiry',
	'accountNumber',
	'token',
	'cardNumber',
	'otp',
]);

/** A log in memory that leaves out signatures and card data, at whatever depth they stand. */
export function createLog(): Log {
	let entries: LogEntry[] = [];
	return {
		add(entry) {
			const kept = { ...entry, fields: withoutSecrets(entry.fields), answer: withoutSecrets(entry.answer) };
			entries = [kept, ...entries].slice(0, KEPT);
		},
		list: ({ gateway, ref } = {}) =>
			entries.filter(
				(entry) => (gateway === undefined || entry.gateway === gateway) && (ref === undefined || entry.ref === ref),
			),
		clear() {
			entries = [];
		},
	};
}

function withoutSecrets(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutSecrets);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([name]) => !secrets.has(name))
			.map(([name, inner]) => [name, withoutSecrets(inner)]),
	);
}

/** JSON where it is, else the text as it stands. */
export function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
