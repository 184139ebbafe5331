import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeadToHeading } from '../../translation/use-lead-to-heading.ts';
import { InvoiceSlip } from '../invoice-slip/invoice-slip.tsx';
import type { Invoice } from '../payment-model.ts';

export interface PaymentFrameProps {
	/** Stands beside the step where there is room; a top-up has none. */
	invoice?: Invoice | undefined;
	/** Where the invoice stands where there is no room. @default 'after' */
	slip?: 'before' | 'after' | undefined;
	/** Names the step that is shown: when it changes, and what had the focus is gone, the focus goes to the new one. */
	step: string;
	children: ReactNode;
}

/** One step of paying, with what is paid for beside it. Where all of it goes, as when a hold is over, the page's heading has the focus. */
export function PaymentFrame({ invoice, slip = 'after', step, children }: PaymentFrameProps) {
	const { t } = useTranslation('wallet');
	const frame = useLeadToHeading<HTMLDivElement>();
	const last = useRef(step);

	useEffect(() => {
		if (last.current === step) return;
		last.current = step;
		if (document.activeElement === document.body) frame.current?.focus();
	}, [step, frame]);

	const shown = (
		// biome-ignore lint/a11y/useSemanticElements: a section would need a heading that each step has of its own.
		<div ref={frame} role="group" aria-label={t('billing.step')} tabIndex={-1} className="min-w-0 outline-none">
			{children}
		</div>
	);
	if (!invoice) return shown;
	return (
		<div data-slot="payment-frame" className="@container">
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
				{slip === 'after' && shown}
				<div className="@3xl:order-last">
					<InvoiceSlip invoice={invoice} />
				</div>
				{slip === 'before' && shown}
			</div>
		</div>
	);
}
