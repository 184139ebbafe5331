/** The attribute of `<html>` that asks for it. */
export const READ_FIRST = 'data-read-first';

/** Follows the name of a typeface of ours where it comes after the page: app.css names it before what stands in. */
const LATE = ' Late';

/** Runs in the browser before anything else, on a page that has its styles: React and whoever asks for a part later look for their link. */
const linkStyles = `{
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	link.href = document.currentScript.dataset.styles;
	link.disabled = true;
	document.head.append(link);
}`;

/** So long after a page came, or after somebody scrolled it, its scripts wait: what takes it over would hold whoever scrolls. */
const REST_MS = { came: 3_000, scrolled: 1_000 };

/** In sight, it shows nothing before the page's scripts run: a map, on wide screens and on a page of its own. */
const AWAITED = '[data-slot="spinner"]';

/**
 * Runs in the browser before anything else, on a page that is read before it is used. Its typeface is asked for once its pictures
 * are there, and shown when all of it has come (at once where it came before and lies in the cache); its scripts then too, a few at a
 * time. They run when somebody presses, types, or moves a pointer over the page, when something in sight waits for them, or else when
 * the page has been at rest for a while: they would hold whoever scrolls. A button that is pressed before that is busy until
 * it can answer, and pressed again then, once: who presses twice is waiting.
 */
const begin = `(() => {
	const me = document.currentScript;
	let kept;
	try { kept = localStorage; } catch {}
	const fetchTypeface = async () => {
		const sheets = [...document.styleSheets].filter(({ href }) => !href || new URL(href).origin === location.origin);
		const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
		const files = rules.filter((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('));
		const faces = files.map(({ style }) => {
			const [family, src, weight, unicodeRange] = ['font-family', 'src', 'font-weight', 'unicode-range'].map((name) => style.getPropertyValue(name));
			return new FontFace(family.replaceAll('"', '') + '${LATE}', src, { weight, unicodeRange });
		});
		await Promise.all(faces.map((face) => face.load()));
		// By another name than that of the styles: letters are laid out again, and nothing is styled again.
		for (const face of faces) document.fonts.add(face);
		try { kept?.setItem('typeface', 'fetched'); } catch {}
	};
	if (kept?.getItem('typeface')) document.documentElement.removeAttribute('${READ_FIRST}');
	else addEventListener('load', () => fetchTypeface().catch(() => {}));
	const pressed = new Set();
	const waiting = new AbortController();
	const eachInTurn = async (ask) => {
		for (const [index, href] of JSON.parse(me.dataset.scripts).entries()) {
			if (index % 5 === 0) await new Promise((resolve) => setTimeout(resolve));
			ask(href);
		}
	};
	const start = () => {
		if (waiting.signal.aborted) return;
		// Touched before the page has come whole: what holds the scripts may be there and still be empty, or half.
		if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
		waiting.abort();
		const script = document.createElement('script');
		script.type = 'module';
		script.nonce = me.nonce;
		script.textContent = document.querySelector('script[type="text/late"]').textContent;
		document.head.append(script);
		eachInTurn((href) => {
			const link = document.createElement('link');
			link.rel = 'modulepreload';
			link.href = href;
			document.head.append(link);
		});
	};
	const signs = {
		// A page that comes under a pointer at rest hears of a move by nothing. A finger that moves scrolls.
		pointermove: ({ pointerType, movementX, movementY }) => pointerType !== 'touch' && (movementX || movementY),
		// Elsewhere a finger comes down to scroll as well.
		pointerdown: ({ target }) => target.closest?.('button, input, select'),
	};
	for (const kind of ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input'])
		addEventListener(kind, (event) => (!signs[kind] || signs[kind](event)) && start(), { capture: true, passive: true, signal: waiting.signal });
	const press = (event) => {
		const button = event.target.closest?.('button');
		if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
		event.preventDefault();
		// React, in the middle of taking over, would answer it as well.
		event.stopImmediatePropagation();
		button.setAttribute('aria-busy', 'true');
		pressed.add(button);
	};
	addEventListener('click', press, true);
	let rest;
	const startAfter = (ms) => {
		clearTimeout(rest);
		rest = setTimeout(start, ms);
	};
	const isAwaited = () => [...document.querySelectorAll('${AWAITED}')].some((part) => part.getClientRects().length > 0);
	const prepare = () => {
		if (waiting.signal.aborted) return;
		if (isAwaited()) return start();
		// Into the browser's cache alone: asked for as modules, they would be read by it too.
		eachInTurn((href) => fetch(href, { priority: 'low' }).then((file) => file.blob()).catch(() => {}));
		startAfter(${REST_MS.came});
		addEventListener('scroll', () => startAfter(${REST_MS.scrolled}), { capture: true, passive: true, signal: waiting.signal });
	};
	addEventListener('load', () => (window.requestIdleCallback ? requestIdleCallback(prepare, { timeout: 1000 }) : setTimeout(prepare, 200)));
	window.answerPressed = () => {
		removeEventListener('click', press, true);
		for (const button of pressed) {
			button.removeAttribute('aria-busy');
			// Not yet: as long as React is at work, a press in a part whose turn has not come is forgotten.
			queueMicrotask(() => button.isConnected && button.click());
		}
		pressed.clear();
	};
})()`;

declare global {
	interface Window {
		/** Presses again what was pressed before the page could answer; there on pages whose scripts came late. */
		answerPressed?: () => void;
	}
}

/** How a page's own scripts, texts and styles are told to a browser. */
interface PageScripts {
	nonce: string;
	/** Has a head ask for its page's texts; left out, scripts do when they run. */
	withTexts?: (head: string) => string;
	/** What the page's styles say, in UTF-8; left out, they stay a link. */
	styles?: Buffer;
}

/** Of a page; letters that are few, or bytes that are only passed on. */
type Part = string | Buffer;

/** Of the links by which a page asks for its scripts, as the framework writes them; a page without scripts has none. */
export const SCRIPT_LINK = ' rel="modulepreload"';
// As the framework writes them too.
const SCRIPTS = /<link [^>]*rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const TYPEFACES = /<link [^>]*rel="preload"[^>]*as="font"[^>]*>/g;
const STYLES_LINK = /<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const FIRST_SCRIPT = ' type="module" async="">';

/**
 * Puts a page's styles into it where they are given, as it was rendered, and has its scripts asked for after what is seen: behind it,
 * or, where the page is read first, held back with its typeface. A page without scripts, which is read by machines, stays without our
 * typeface. What is no page stays as it is.
 */
export function holdBack(page: Buffer, { nonce, withTexts = (head) => head, styles }: PageScripts): Buffer {
	// What is changed stands in the head but for one script, and the body is many times as long.
	const end = page.indexOf('</head>');
	if (end === -1) return page;
	const head = withTexts(page.toString('utf8', 0, end));
	const body = page.subarray(end);
	const hasScripts = head.includes(SCRIPT_LINK);
	const styled = (changed: string) => withStyles(changed, { nonce, styles, hasScripts });
	if (!head.slice(0, 1_000).includes(` ${READ_FIRST}=`))
		return joined(...styled(head.replaceAll(SCRIPT_LINK, `${SCRIPT_LINK} fetchpriority="low"`)), body);
	const rest = styled(head.replace(SCRIPTS, '').replace(TYPEFACES, ''));
	if (!hasScripts) return joined(...rest, body);
	const scripts = JSON.stringify(Array.from(head.matchAll(SCRIPTS), ([, href]) => href));
	return joined(
		...rest,
		`<script nonce="${nonce}" data-scripts='${scripts}'>${begin}</script>`,
		...withLateScript(body),
	);
}

function withStyles(
	head: string,
	{ nonce, styles, hasScripts }: { nonce: string; styles: Buffer | undefined; hasScripts: boolean },
): Part[] {
	const link = STYLES_LINK.exec(head);
	if (!styles || !link) return [head];
	const before = `${head.slice(0, link.index)}<style>`;
	const after = `</style>${head.slice(link.index + link[0].length)}`;
	if (!hasScripts) return [before, styles, after];
	return [before, styles, after, `<script nonce="${nonce}" data-styles="${link[1]}">${linkStyles}</script>`];
}

function withLateScript(body: Buffer): Part[] {
	const at = body.indexOf(FIRST_SCRIPT);
	if (at === -1) return [body];
	return [body.subarray(0, at), ' type="text/late">', body.subarray(at + FIRST_SCRIPT.length)];
}

const joined = (...parts: Part[]) =>
	Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
