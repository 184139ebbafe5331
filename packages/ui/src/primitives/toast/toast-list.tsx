import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFrontDialog } from '../dialog/front-dialog.ts';
import { ToastCard } from './toast-card.tsx';
import type { ShownToast } from './toast-message.ts';
import { useAway } from './use-away.ts';

const KEY = 'F8';

export interface ToastListProps {
	label: string;
	closeLabel: string;
	toasts: readonly ShownToast[];
	onHide: (id: number) => void;
}

/** Where toasts are seen: over everything, open dialogs too. F8 leads there, Escape puts one away, and the focus goes back to where it was. */
export function ToastList({ label, closeLabel, toasts, onHide }: ToastListProps) {
	const place = useRef<HTMLElement>(null);
	const focusedBefore = useRef<HTMLElement>(null);
	const [isFocused, setIsFocused] = useState(false);
	const [pointedAt, setPointedAt] = useState<number>();
	const isAway = useAway();
	// By id: a toast that goes from under the pointer is not pointed at any more, though no event says so.
	const isPaused = isFocused || isAway || toasts.some(({ id }) => id === pointedAt);
	const newest = toasts.at(-1)?.id;
	const front = useFrontDialog();

	useEffect(() => {
		const lead = ({ key }: KeyboardEvent) => {
			if (key === KEY) place.current?.focus();
		};
		document.addEventListener('keydown', lead);
		return () => document.removeEventListener('keydown', lead);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: moved into another dialog, it is closed.
	useEffect(() => {
		// Gone with the dialog that it lay in, for now: it is taken back next.
		if (!place.current?.isConnected) return;
		if (newest === undefined) place.current.togglePopover(false);
		else if (!place.current.contains(document.activeElement)) {
			// Opened again, it lies over what was opened meanwhile.
			place.current.togglePopover(false);
			place.current.togglePopover(true);
			// Moved, it loses the focus, and nothing says so.
			if (isFocused) place.current.focus();
		}
	}, [newest, front]);

	useLayoutEffect(() => {
		if (!isFocused) return;
		if (toasts.length === 0) {
			setIsFocused(false);
			focusedBefore.current?.focus({ preventScroll: true });
		} else if (!place.current?.contains(document.activeElement)) {
			// The toast that had the focus is gone, others are there.
			place.current?.focus();
		}
	}, [toasts, isFocused]);

	return (
		<section
			ref={place}
			popover="manual"
			aria-label={`${label} (${KEY})`}
			tabIndex={-1}
			data-slot="toasts"
			data-state={isPaused ? 'paused' : undefined}
			className="pointer-events-none fixed inset-0 mx-auto mb-auto w-full max-w-112 overflow-visible bg-transparent p-3 print:hidden"
			onFocus={({ relatedTarget }) => {
				if (isFocused) return;
				focusedBefore.current = relatedTarget as HTMLElement | null;
				setIsFocused(true);
			}}
			onBlur={({ currentTarget, relatedTarget }) => {
				// A window that is left keeps its focus.
				if (!currentTarget.contains(relatedTarget) && !currentTarget.contains(document.activeElement))
					setIsFocused(false);
			}}
			onKeyDown={(event) => {
				if (event.key !== 'Escape') return;
				event.preventDefault();
				const id = (event.target as Element).closest<HTMLElement>('[data-toast]')?.dataset.toast ?? newest;
				if (id !== undefined) onHide(Number(id));
			}}
		>
			<ol className="grid gap-2">
				{toasts.map((toast) => (
					<ToastCard
						key={toast.id}
						toast={toast}
						closeLabel={closeLabel}
						isPaused={isPaused}
						onPoint={setPointedAt}
						onHide={onHide}
					/>
				))}
			</ol>
		</section>
	);
}
