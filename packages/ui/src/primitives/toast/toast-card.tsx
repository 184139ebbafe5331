import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icon.tsx';
import { durationOf, type ShownToast } from './toast-message.ts';
import { useSwipe } from './use-swipe.ts';

const icons = { success: SuccessIcon, error: AlertIcon, warn: WarningIcon, info: InfoIcon };
const tones = {
	success: 'border-line-strong bg-surface-raised text-ink',
	info: 'border-line-strong bg-surface-raised text-ink',
	warn: 'border-ink bg-surface-raised text-ink',
	error: 'border-danger bg-danger-soft text-danger',
};

export interface ToastCardProps {
	toast: ShownToast;
	closeLabel: string;
	/** Its time stands still. */
	isPaused: boolean;
	/** Told its id while it is pointed at, nothing afterwards. */
	onPoint: (id: number | undefined) => void;
	onHide: (id: number) => void;
}

/** One toast, which goes when its time is over. */
export function ToastCard({ toast, closeLabel, isPaused, onPoint, onHide }: ToastCardProps) {
	const { id, kind, message, link, action } = toast;
	const Icon = icons[kind];
	const left = useRef(durationOf(toast));
	const swipe = useSwipe(() => onHide(id));

	useEffect(() => {
		if (isPaused) return;
		const started = performance.now();
		const timer = setTimeout(() => onHide(id), left.current);
		return () => {
			clearTimeout(timer);
			left.current -= performance.now() - started;
		};
	}, [id, isPaused, onHide]);

	return (
		<li
			data-toast={id}
			data-kind={kind}
			className={`pointer-events-auto flex items-start gap-3 max-[15rem]:flex-wrap rounded-card border p-3 shadow-float ${tones[kind]}`}
			style={{ touchAction: 'pan-y' }}
			onPointerEnter={() => onPoint(id)}
			onPointerLeave={() => onPoint(undefined)}
			{...swipe}
		>
			<Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
			<p className="min-w-0 grow text-sm">
				{message}{' '}
				{link && (
					<a href={link.href} target="_blank" rel="noopener noreferrer" className="font-bold underline">
						{link.label}
					</a>
				)}
			</p>
			<div className="-my-1.5 -mr-1.5 flex shrink-0 gap-1">
				{action && (
					<Button
						size="sm"
						variant="secondary"
						onClick={() => {
							action.onAct();
							onHide(id);
						}}
					>
						{action.label}
					</Button>
				)}
				<IconButton
					size="sm"
					aria-label={closeLabel}
					icon={<CloseIcon aria-hidden="true" />}
					onClick={() => onHide(id)}
				/>
			</div>
		</li>
	);
}
