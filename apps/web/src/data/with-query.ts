/** A path with its query, without a bare question mark, and `?new` for `?new=`. */
export function withQuery(path: string, params: URLSearchParams): string {
	return params.size > 0 ? `${path}?${params.toString().replace(/=(?=&|$)/g, '')}` : path;
}
