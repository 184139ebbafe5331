import { useEffect, useState } from 'react';
import type { ShownToast } from './toast-message.ts';

// A dialog that opens or closes with the news takes the place along: by then it is there.
const SAY_AFTER_MS = 100;
// Long enough to be noticed; nobody comes across it a second time while reading the page.
const SAID_MS = 1_000;

export interface ToastNewsProps {
	label: string;
	toasts: readonly ShownToast[];
}

/** Reads toasts out. The two places are there before anything is said in them: what comes together with its place is not read. */
export function ToastNews({ label, toasts }: ToastNewsProps) {
	const say = (those: readonly ShownToast[]) =>
		those.map(({ id, message, link, action }) => (
			<News key={id} text={[`${label}:`, message, link?.label, action?.label].filter(Boolean).join(' ')} />
		));
	return (
		<div className="sr-only print:hidden">
			<div aria-live="polite">{say(toasts.filter(({ kind }) => kind !== 'error'))}</div>
			<div aria-live="assertive">{say(toasts.filter(({ kind }) => kind === 'error'))}</div>
		</div>
	);
}

function News({ text }: { text: string }) {
	const [isSaid, setIsSaid] = useState(false);
	useEffect(() => {
		const timers = [
			setTimeout(() => setIsSaid(true), SAY_AFTER_MS),
			setTimeout(() => setIsSaid(false), SAY_AFTER_MS + SAID_MS),
		];
		return () => timers.forEach(clearTimeout);
	}, []);
	return isSaid ? <p>{text}</p> : null;
}
