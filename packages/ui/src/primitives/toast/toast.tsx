import { Toast as RadixToast } from 'radix-ui';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icon.tsx';

const DURATION_MS = 3_000;
// Time to read it, decide and reach it.
const ACTION_DURATION_MS = 8_000;
// Four fifths of the narrowest toast, so that a stray move does not throw it away.
const SWIPE_PX = 240;

/** What a toast says. */
export interface ToastMessage {
	/** `error` is read out at once, the others when the reader is free. */
	kind: 'success' | 'error' | 'warn' | 'info';
	/** One sentence. */
	message: string;
	/** Where more is to be read; opens in a new window. */
	link?: { href: string; label: string } | undefined;
	/** What can be done about it now; the toast waits longer then and goes when it is done. What matters must be reachable in the page too. */
	action?: { label: string; onAct: () => void } | undefined;
}

type ShowToast = (toast: ToastMessage) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows a toast. */
export function useToast(): ShowToast {
	const show = use(ToastContext);
	if (!show) throw new Error('useToast found no ToastProvider above it. Put one around the app.');
	return show;
}

const icons = { success: SuccessIcon, error: AlertIcon, warn: WarningIcon, info: InfoIcon };
const tones = {
	success: 'border-line-strong bg-surface-raised text-ink',
	info: 'border-line-strong bg-surface-raised text-ink',
	warn: 'border-ink bg-surface-raised text-ink',
	error: 'border-danger bg-danger-soft text-danger',
};

export interface ToastProviderProps {
	/** Name of the place where toasts appear, which F8 leads to. */
	label: string;
	/** Name of the button that puts a toast away. */
	closeLabel: string;
	/** The app. */
	children: ReactNode;
}

/** Holds the toasts of an app: short news at the top centre, three seconds long (eight with something to press), waiting while pointed at or focused. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
	const [toasts, setToasts] = useState<(ToastMessage & { id: string })[]>([]);
	const show = useCallback<ShowToast>(
		(toast) => setToasts((others) => [...others.slice(-2), { ...toast, id: crypto.randomUUID() }]),
		[],
	);
	const hide = (id: string) => setToasts((others) => others.filter((other) => other.id !== id));
	return (
		<ToastContext value={show}>
			<RadixToast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label={label}>
				{children}
				{toasts.map(({ id, kind, message, link, action }) => {
					const Icon = icons[kind];
					return (
						<RadixToast.Root
							key={id}
							type={kind === 'error' ? 'foreground' : 'background'}
							duration={action && ACTION_DURATION_MS}
							onOpenChange={(open) => !open && hide(id)}
							data-kind={kind}
							className={`pointer-events-auto flex items-start gap-3 rounded-card border p-3 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${tones[kind]}`}
						>
							<Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
							<RadixToast.Description className="grow text-sm">
								{message}{' '}
								{link && (
									<a href={link.href} target="_blank" rel="noopener noreferrer" className="font-bold underline">
										{link.label}
									</a>
								)}
							</RadixToast.Description>
							{action && (
								<RadixToast.Action
									altText={action.label}
									onClick={action.onAct}
									className="-my-1.5 -mr-1 min-h-control-sm shrink-0 rounded-card border border-line-strong px-pad-sm text-sm font-bold hover:border-ink"
								>
									{action.label}
								</RadixToast.Action>
							)}
							<RadixToast.Close
								aria-label={closeLabel}
								className="-m-1 flex size-8 shrink-0 items-center justify-center rounded-tag hover:bg-surface-sunken pointer-coarse:-m-2.5 pointer-coarse:size-11"
							>
								<CloseIcon aria-hidden="true" className="size-4" />
							</RadixToast.Close>
						</RadixToast.Root>
					);
				})}
				<RadixToast.Viewport
					label={`${label} ({hotkey})`}
					className="pointer-events-none print:hidden fixed inset-x-0 top-0 z-50 mx-auto grid w-full max-w-md gap-2 p-3"
				/>
			</RadixToast.Provider>
		</ToastContext>
	);
}
