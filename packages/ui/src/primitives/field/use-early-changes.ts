import { type RefObject, useEffect, useRef } from 'react';
import { useWasServed } from './use-was-served.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control stands in more than one: what is said of it is said once. */
const told = new WeakSet<Control>();

/**
 * For an element around controls that a server rendered. People type and choose before the page's scripts are there, and browsers fill
 * in what they know; React listens only from then on. What was changed until then is told once it does, by the control's own event.
 */
export function useEarlyChanges<Around extends HTMLElement>(): RefObject<Around | null> {
	const around = useRef<Around>(null);
	const wasServed = useWasServed();
	useEffect(() => {
		if (!wasServed) return;
		for (const control of around.current?.querySelectorAll<Control>('input, select, textarea') ?? []) {
			if (told.has(control)) continue;
			told.add(control);
			tell(control);
		}
	}, [wasServed]);
	return around;
}

function tell(control: Control): void {
	if (control instanceof HTMLSelectElement) {
		const { selectedIndex } = control;
		const served = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
		if (selectedIndex === Math.max(0, served)) return;
		const isChoosing = window.event?.type === 'input' && window.event.target === control;
		if (isChoosing) {
			// It says so itself, next; React may have put back by then what stood there.
			const keep = () => {
				control.selectedIndex = selectedIndex;
			};
			control.addEventListener('change', keep, { once: true });
		} else say(control, 'change');
	} else if (control.type === 'checkbox' || control.type === 'radio') {
		const { checked, defaultChecked } = control as HTMLInputElement;
		// Of radio buttons the one that is chosen says it for all.
		if (checked === defaultChecked || (control.type === 'radio' && !checked)) return;
		(control as HTMLInputElement).checked = defaultChecked;
		control.click();
	} else if (control.type !== 'file' && control.type !== 'hidden' && control.value !== control.defaultValue) {
		const { value } = control;
		// React says nothing of a value that it has seen already, and sees those that are set on the element itself.
		control.value = control.defaultValue;
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
		say(control, 'input');
	}
}

function say(control: Control, kind: 'input' | 'change'): void {
	control.dispatchEvent(new Event(kind, { bubbles: true }));
}
