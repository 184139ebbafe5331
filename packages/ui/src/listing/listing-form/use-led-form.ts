import type { ListingDraftField, ListingStep } from '@ancu/forms/listing';
import { useEffect, useRef } from 'react';

/** Leads the focus: to a new step's heading, to the errors when going on failed, to the field of an error. */
export function useLedForm(step: ListingStep, failedTimes: number, hasErrors: boolean, takesFocus: boolean) {
	const heading = useRef<HTMLHeadingElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const body = useRef<HTMLDivElement>(null);
	const wanted = useRef<ListingDraftField>(undefined);
	const last = useRef({ step, failedTimes });

	function focusField(field: ListingDraftField): boolean {
		const box = body.current?.querySelector(`[data-field~="${field}"]`);
		const control = box?.querySelector<HTMLElement>(
			'input:not([hidden]):not([type="file"]), select, textarea, button, [tabindex="0"]',
		);
		control?.focus();
		control?.scrollIntoView({ block: 'center' });
		return Boolean(control);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: as it comes.
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, []);
	useEffect(() => {
		const before = last.current;
		last.current = { step, failedTimes };
		const field = wanted.current;
		wanted.current = undefined;
		if (field && focusField(field)) return;
		if (failedTimes !== before.failedTimes && hasErrors) summary.current?.focus();
		else if (step !== before.step) heading.current?.focus();
	});

	return {
		heading,
		summary,
		body,
		/** Once the field's step is on the page. */
		lead: (field: ListingDraftField) => {
			wanted.current = field;
			// The step may be open already, and nothing be drawn again.
			requestAnimationFrame(() => {
				if (wanted.current !== field) return;
				wanted.current = undefined;
				focusField(field);
			});
		},
	};
}
