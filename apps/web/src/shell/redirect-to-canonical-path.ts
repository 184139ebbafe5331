import { type MiddlewareFunction, redirect } from 'react-router';

/** Leads from `/rent/` and `/RENT` to `/rent`: the router takes them for one page, whatever compares paths for others. */
export const redirectToCanonicalPath: MiddlewareFunction<Response> = async ({ url, pattern }, next) => {
	const path = canonicalPath(url.pathname, pattern);
	// For good; what is asked for stays.
	if (path !== undefined && path !== url.pathname) throw redirect(path + url.search, 301);
	return next();
};

/** The path as the site writes it: the fixed words of its route, with what is given for the others as it came. Undefined where no page is. */
function canonicalPath(pathname: string, pattern: string): string | undefined {
	if (pattern.endsWith('*')) return undefined;
	const given = pathname.split('/').filter(Boolean);
	const words = pattern.split('/').filter(Boolean);
	return `/${words.map((word, at) => (word.startsWith(':') ? given[at] : word)).join('/')}`;
}
