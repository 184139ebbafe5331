/**
 * A path that can be read. Of one with broken characters, as `/news/%E0`, every sign stands for itself, the slashes too: it names nothing,
 * so that the site says that there is no such page.
 */
export function readablePath(path: string): string {
	try {
		// With its answer used: a bundler takes a call for nothing away.
		return decodeURI(path) && path;
	} catch {
		return `/${encodeURIComponent(path.slice(1))}`;
	}
}
