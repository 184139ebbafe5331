import {
	type KeyboardEvent,
	type ReactNode,
	startTransition,
	useDeferredValue,
	useEffect,
	useId,
	useLayoutEffect,
	useReducer,
	useRef,
} from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/icon.tsx';
import { bringToFront } from './front-dialog.ts';
import { leadToPart, partsAround } from './parts-around.ts';

// It may be opened from within a message whose lines are centred.
const base =
	'max-h-dvh flex-col overflow-hidden border-line bg-surface-raised text-left text-ink shadow-float backdrop:bg-scrim open:flex';
const placements = {
	center: 'fixed inset-0 m-auto w-[min(36rem,calc(100vw-2rem))] rounded-card border',
	side: 'fixed inset-y-0 left-auto right-0 h-dvh w-[min(26rem,100vw)] border-l',
	full: 'fixed inset-0 h-dvh w-screen max-w-none',
};

export interface DialogProps {
	/** Whether it is shown. */
	open: boolean;
	/** The person wants out: Esc, the cross, a press beside it. Where `open` stays true, so does the window with what was typed. */
	onClose: () => void;
	/** What it asked is being sent: nobody closes it meanwhile, so that a refusal is said and what was typed stays. @default false */
	pending?: boolean | undefined;
	/** Given while something in it would be lost: Esc and a press beside it are told here and close nothing; the cross does. */
	onStrayClose?: (() => void) | undefined;
	/** Told of keys, wherever in the window the focus is. */
	onKeyDown?: ((event: KeyboardEvent<HTMLDialogElement>) => void) | undefined;
	/** Short: what has no room on one line goes on in the next, at most two more. */
	title: string;
	/** Name of the cross. */
	closeLabel: string;
	/** `side` for menus and filters, `full` for pictures. @default 'center' */
	placement?: 'center' | 'side' | 'full' | undefined;
	/** What is asked or shown; scrolls where it is long. */
	children: ReactNode;
	/** Buttons that stay in sight at the bottom. */
	footer?: ReactNode;
}

/** A window over the page, which takes the focus and gives it back. The platform's own `<dialog>`: focus, Esc and what lies behind are its doing. */
export function Dialog({
	open,
	onClose,
	pending = false,
	onStrayClose,
	onKeyDown,
	title,
	closeLabel,
	placement = 'center',
	children,
	footer,
}: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const beganBeside = useRef(false);
	const opener = useRef<{ element: Element | null; parts: readonly HTMLElement[] }>(undefined);
	const titleId = useId();
	const [asked, ask] = useReducer((times: number) => times + 1, 0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: whoever was asked may not have let it close.
	useEffect(() => {
		const dialog = ref.current;
		if (!dialog) return undefined;
		if (open && !dialog.open) {
			const element = document.activeElement;
			opener.current = { element, parts: partsAround(element) };
			dialog.showModal();
		}
		if (!open && dialog.open) dialog.close();
		// What it would give the focus back to went meanwhile.
		if (!open && opener.current?.element?.isConnected === false) leadToPart(opener.current.parts);
		return open ? bringToFront(dialog) : undefined;
	}, [open, asked]);

	// What is in it stays for a moment, but not the focus: where it goes back to nothing, what follows finds it nowhere.
	useLayoutEffect(() => {
		const focused = document.activeElement;
		if (!open && focused instanceof HTMLElement && ref.current?.contains(focused)) focused.blur();
	}, [open]);

	const content = open && (
		<>
			<div className="flex items-center justify-between gap-4 border-b border-line py-1 pr-2 pl-5">
				<h2 id={titleId} className="line-clamp-3 py-1 text-lg leading-snug font-bold wrap-anywhere">
					{title}
				</h2>
				<IconButton
					aria-label={closeLabel}
					aria-disabled={pending}
					icon={<CloseIcon aria-hidden="true" />}
					onClick={() => ref.current?.close()}
				/>
			</div>
			{/* Scrolls by keyboard too, whatever is in it. */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1; browsers differ in making scrollers focusable by themselves. */}
			<div tabIndex={0} className="grow overflow-y-auto overscroll-contain p-5 outline-offset-[-2px]">
				{children}
			</div>
			{footer && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">{footer}</div>}
		</>
	);
	// Taken apart after it was seen to go.
	const before = useDeferredValue(content);

	return (
		<dialog
			ref={ref}
			aria-labelledby={titleId}
			data-slot="dialog"
			className={`${base} ${placements[placement]}`}
			// Chromium lets an Esc that comes again through without asking, unless the element is told; browsers that do not know the word ask each time.
			closedby={pending || onStrayClose ? 'none' : undefined}
			onCancel={(event) => {
				if (pending || onStrayClose) event.preventDefault();
				// Of a window within, or of a field for files, it is not.
				if (!pending && event.target === ref.current) onStrayClose?.();
			}}
			// The element says so too where whoever draws it has closed it.
			onClose={() => {
				if (!open || ref.current?.open) return;
				onClose();
				// Not before an owner that closes it in a transition.
				startTransition(ask);
			}}
			onKeyDown={(event) => {
				onKeyDown?.(event);
				// A window that nothing closes learns of Esc by the key alone; of one within, or of an input method, it is not.
				const isOwn = event.target instanceof Element && event.target.closest('dialog') === ref.current;
				if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
				if (isOwn && !pending) onStrayClose?.();
			}}
			onPointerDown={(event) => {
				beganBeside.current = event.target === ref.current;
			}}
			// A press on the backdrop; the keyboard's way out is Esc, which the element handles. Who marks text in a field may let go beside it.
			onClick={(event) => {
				if (event.target !== ref.current || !beganBeside.current || pending) return;
				if (onStrayClose) onStrayClose();
				else ref.current?.close();
			}}
		>
			{content || before}
		</dialog>
	);
}
