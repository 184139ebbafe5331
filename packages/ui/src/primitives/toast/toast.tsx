import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { InFront } from './in-front.tsx';
import { ToastList } from './toast-list.tsx';
import type { ShownToast, ToastMessage } from './toast-message.ts';
import { ToastNews } from './toast-news.tsx';

const AT_ONCE = 3;

type ShowToast = (toast: ToastMessage) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Returns what shows a toast. Throws without a `ToastProvider` above. */
export function useToast(): ShowToast {
	const show = use(ToastContext);
	if (!show) throw new Error('useToast found no ToastProvider above it. Put one around the app.');
	return show;
}

export interface ToastProviderProps {
	/** Name of the place where toasts appear, which F8 leads to. */
	label: string;
	/** Name of the button that puts a toast away. */
	closeLabel: string;
	/** The app. */
	children: ReactNode;
}

/** Holds the toasts of an app: short news at the top centre, three seconds long (eight with something to press), waiting while pointed at or focused and while the person is elsewhere. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
	const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
	const count = useRef(0);
	const show = useCallback<ShowToast>((toast) => {
		count.current += 1;
		const shown = { ...toast, id: count.current };
		setToasts((others) => [...others.slice(1 - AT_ONCE), shown]);
	}, []);
	const hide = useCallback((id: number) => setToasts((others) => others.filter((other) => other.id !== id)), []);
	return (
		<ToastContext value={show}>
			{children}
			<InFront>
				<ToastNews label={label} toasts={toasts} />
				<ToastList label={label} closeLabel={closeLabel} toasts={toasts} onHide={hide} />
			</InFront>
		</ToastContext>
	);
}
