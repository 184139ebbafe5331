const BASE = 'http://here.invalid';

/** A path of this site that an address bears, as the way back; undefined where it is none, as another site's that somebody put into a link. */
export function readOwnPath(text: string | null): string | undefined {
	if (!text?.startsWith('/') || !URL.canParse(text, BASE)) return undefined;
	const { origin, pathname, search, hash } = new URL(text, BASE);
	return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
