/** An address's parameters with one of them set; null takes it away. */
export function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
	const next = new URLSearchParams(params);
	if (value === null) next.delete(name);
	else next.set(name, value);
	return next;
}
