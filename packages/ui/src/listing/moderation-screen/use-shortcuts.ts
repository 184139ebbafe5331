import { useEffect, useEffectEvent } from 'react';

/** What keys do, by `KeyboardEvent.key` in lower case. */
export type Shortcuts = Record<string, (() => void) | undefined>;

/** Single-letter shortcuts for a page. They keep still while somebody types, holds another key, or a window is open. */
export function useShortcuts(shortcuts: Shortcuts, on: boolean): void {
	const actOf = useEffectEvent((key: string) => shortcuts[key]);
	useEffect(() => {
		if (!on) return;
		const press = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.repeat || event.isComposing) return;
			if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
			if (document.querySelector('dialog[open]')) return;
			const act = actOf(event.key.toLowerCase());
			if (!act) return;
			event.preventDefault();
			act();
		};
		document.addEventListener('keydown', press);
		return () => document.removeEventListener('keydown', press);
	}, [on]);
}

function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
