/**
 * Runs in the browser before anything else, on a page that is read before it is used: its scripts are asked for once its pictures
 * are there, or as soon as somebody touches the page. A button that is pressed meanwhile is pressed again when it can answer,
 * once: who presses twice is waiting.
 */
const begin = `(() => {
	const me = document.currentScript;
	const pressed = new Set();
	let begun = false;
	const start = () => {
		if (begun) return;
		begun = true;
		for (const href of JSON.parse(me.dataset.preload)) {
			const link = document.createElement('link');
			link.rel = 'modulepreload';
			link.href = href;
			document.head.append(link);
		}
		const script = document.createElement('script');
		script.type = 'module';
		script.nonce = me.nonce;
		script.textContent = document.querySelector('script[type="text/late"]').textContent;
		document.head.append(script);
	};
	const press = (event) => {
		const button = event.target.closest?.('button');
		if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
		event.preventDefault();
		pressed.add(button);
	};
	addEventListener('click', press, true);
	for (const kind of ['pointerdown', 'pointermove', 'keydown', 'focusin'])
		addEventListener(kind, start, { once: true, capture: true, passive: true });
	const rest = () => (window.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 200));
	addEventListener('load', rest);
	window.answerPressed = () => {
		removeEventListener('click', press, true);
		for (const button of pressed) if (button.isConnected) button.click();
		pressed.clear();
	};
})()`;

declare global {
	interface Window {
		/** Presses again what was pressed before the page could answer; there on pages whose scripts came late. */
		answerPressed?: () => void;
	}
}

/** The attribute of `<html>` that asks for it. */
export const READ_FIRST = 'data-read-first';

/** Holds back the scripts of a page that is read first, as it was rendered; any other page stays as it is. */
export function holdBack(html: string, nonce: string): string {
	if (!html.slice(0, 1_000).includes(` ${READ_FIRST}=`)) return html;
	const preload: string[] = [];
	return html
		.replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_link, href: string) => {
			preload.push(href);
			return '';
		})
		.replace(/(<script[^>]*) type="module" async="">/, '$1 type="text/late">')
		.replace(
			'</head>',
			() => `<script nonce="${nonce}" data-preload='${JSON.stringify(preload)}'>${begin}</script></head>`,
		);
}
