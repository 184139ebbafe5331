import { useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { CheckIcon, CopyIcon } from '../icon/index.ts';

const SHOWN_MS = 2_000;

export interface CopyButtonProps {
	/** What is put on the clipboard. */
	text: string;
	/** What stands on it: a verb. */
	children: string;
	/** Its whole name, which begins with what stands on it, as `Sao chép số tài khoản`. */
	label: string;
	/** Said once it is done. */
	doneLabel: string;
	/** Said where the browser does not let it. */
	failedLabel: string;
	/** `secondary` among others with an edge. @default 'quiet' */
	variant?: 'secondary' | 'quiet' | undefined;
}

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text, children, label, doneLabel, failedLabel, variant = 'quiet' }: CopyButtonProps) {
	const [outcome, setOutcome] = useState<'done' | 'failed'>();

	useEffect(() => {
		if (outcome !== 'done') return;
		const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [outcome]);

	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(text);
			setOutcome('done');
		} catch {
			// Not allowed, or a page without TLS, which has no clipboard.
			setOutcome('failed');
		}
	}

	return (
		<span data-slot="copy-button" className="relative inline-flex flex-wrap items-center justify-end gap-x-2">
			<Button
				variant={variant}
				size="sm"
				aria-label={label}
				leadingIcon={outcome === 'done' ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
				onClick={copy}
			>
				{children}
			</Button>
			<span role="status" className={outcome === 'failed' ? 'text-sm text-ink-muted' : 'sr-only right-px'}>
				{outcome === 'done' && doneLabel}
				{outcome === 'failed' && failedLabel}
			</span>
		</span>
	);
}
