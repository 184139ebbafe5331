import type { ReactNode } from 'react';
import { AlertIcon } from '../primitives/icon/index.ts';
import { Spinner } from '../primitives/spinner/index.ts';
import { RetryButton } from '../translation/load-error/retry-button.tsx';

interface ConversionBoxProps {
	slot: 'address-conversion' | 'former-address';
	/** What was found; undefined while it is looked up, or where that failed. */
	said: ReactNode;
	/** What is asked about it. */
	children: ReactNode;
	/** Said while it is looked up. */
	loading: string;
	/** Said where that failed; undefined where it did not. */
	failed: string | undefined;
	onRetry: () => void;
}

/** Below an address: what it is called in the other system of units, as it is looked up. */
export function ConversionBox({ slot, said, children, loading, failed, onRetry }: ConversionBoxProps) {
	return (
		<div
			// Try again leads here: in a form, its heading is far away.
			tabIndex={-1}
			data-slot={slot}
			aria-busy={(!said && !failed) || undefined}
			className="grid min-w-0 gap-3 rounded-card border border-line bg-surface-sunken p-3"
		>
			<div role="status" className="grid min-w-0 gap-1 empty:-mb-3">
				{said ||
					(!failed && (
						<p className="flex items-center gap-2 text-sm text-ink-muted">
							<Spinner />
							{loading}
						</p>
					))}
			</div>
			{!said && failed && (
				<div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<ConversionNote icon={<AlertIcon aria-hidden="true" />}>{failed}</ConversionNote>
					<RetryButton size="sm" onRetry={onRetry} />
				</div>
			)}
			{children}
		</div>
	);
}

/** How sure it is, with a mark. */
export function ConversionNote({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<p className="flex min-w-0 items-start gap-2 text-sm text-ink-muted [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
			{icon}
			<span className="min-w-0">{children}</span>
		</p>
	);
}
