import sanitizeHtml from 'sanitize-html';

// Only a stand-in: what stays on it is a page of ours.
const HERE = 'https://here.invalid';
const ANCHOR = /^h-[\p{L}\p{N}-]+$/u;

/** What is left of an article's HTML: the few elements that articles are made of, links to our own pages or by https. */
export function sanitizeArticle(html: string): string {
	return sanitizeHtml(html, {
		allowedTags: [
			'h2',
			'h3',
			'p',
			'br',
			'ul',
			'ol',
			'li',
			'strong',
			'em',
			'a',
			'blockquote',
			'table',
			'thead',
			'tbody',
			'tr',
			'th',
			'td',
		],
		allowedAttributes: { a: ['href', 'rel'], h2: ['id'], h3: ['id'], ol: ['start'], th: ['scope'] },
		allowedSchemes: ['https'],
		allowProtocolRelative: false,
		disallowedTagsMode: 'discard',
		transformTags: {
			a: (_name, { href = '' }) => ({ tagName: 'a', attribs: linkOf(href) }),
			h2: (tagName, { id = '' }) => ({ tagName, attribs: anchor(id) }),
			h3: (tagName, { id = '' }) => ({ tagName, attribs: anchor(id) }),
			th: () => ({ tagName: 'th', attribs: { scope: 'col' } }),
			b: 'strong',
			i: 'em',
		},
	});
}

function anchor(id: string): Record<string, string> {
	return ANCHOR.test(id) ? { id } : {};
}

/** The address that a browser would make of it, or none. */
function linkOf(href: string): Record<string, string> {
	if (/^#h-[\w%-]+$/.test(href)) return { href };
	let url: URL;
	try {
		url = new URL(href, HERE);
	} catch {
		return {};
	}
	if (url.protocol !== 'https:' || url.username || url.password) return {};
	if (url.origin === HERE) return href ? { href: url.pathname + url.search + url.hash } : {};
	// Whoever means another site says so: `//a.test` and `/\\a.test` look like pages of ours.
	if (!/^https:\/\//i.test(href)) return {};
	return { href: url.href, rel: 'noopener nofollow ugc' };
}
