/** Reads an object that was kept as JSON, by whatever version or hand; undefined where it is none. */
export function readRecord(json: string | null): Readonly<Record<string, unknown>> | undefined {
	try {
		const value: unknown = JSON.parse(json ?? '');
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
	} catch {
		return undefined;
	}
}
