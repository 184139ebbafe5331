import { useEffect, useRef } from 'react';
import type { FieldError } from '../error/index.ts';
import { attempt } from '../form/submit-failure.ts';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { formatNumber, type Locale } from '../format/index.ts';
import { missingOf, ownershipOf, type Quote, quoteOf, rangeOf, type ShareRange } from './calc.ts';
import { type InvestDraft, type InvestValues, investSchema, readQuantity } from './schema.ts';
import { type OfferingTerms, RISKS_VERSION, type SharePosition } from './terms.ts';

export interface InvestFormOptions {
	terms: OfferingTerms;
	/** Where the shares are now; a change while one chooses moves the ends of the range, never what was typed. */
	position: SharePosition;
	/** The moment that start and end are compared with. */
	now: Date;
	/** Shares that stand in the field at first. @default the fewest that may be bought */
	quantity?: number | undefined;
	/** What was typed before and not ordered: stands there again, before any `quantity`. */
	draft?: InvestDraft | undefined;
	/** Told every change, at once; keeping it is the caller's. */
	onDraftChange?: ((draft: InvestDraft) => void) | undefined;
	/** What can be spent from the wallet, in đồng; undefined while it loads, null when it could not be had. */
	balance?: number | null | undefined;
	/** The language whose separators group the digits. */
	locale: Locale;
	/** Orders the shares. Fields that the server refuses bear the names of `InvestValues`. */
	onSubmit: Submit<InvestValues>;
}

/** An order of shares that is being put together. */
export interface InvestFormState extends SchemaForm<InvestDraft> {
	/** How many may be bought now, or why none. */
	range: ReturnType<typeof rangeOf>;
	/** What the field is read as; undefined while that is no whole number. */
	quantity: number | undefined;
	/** What that comes to; undefined while nothing or nonsense is typed. */
	quote: Quote | undefined;
	/** Percent of the whole that one would have more, and in all with what one has; not rounded. */
	ownership: { more: number; together: number } | undefined;
	/** What the wallet lacks, in đồng; undefined while balance or quantity are not known. */
	missing: number | undefined;
	/** Puts a number into the field, held to the range. */
	chooseQuantity: (quantity: number) => void;
	/** So many more, or fewer; from what is typed to the range's nearer end when it lies outside. */
	step: (by: number) => void;
	/** Whether a step up or down leads anywhere. */
	canStep: (by: number) => boolean;
	/** Writes what was typed with its digits grouped, once the field is left. */
	groupDigits: () => void;
}

/** The rules of buying shares of an offering. The arithmetic is `calc.ts`, which the server uses too. */
export function useInvestForm({
	terms,
	position,
	now,
	quantity: first,
	draft,
	onDraftChange,
	balance,
	locale,
	onSubmit,
}: InvestFormOptions): InvestFormState {
	const range = rangeOf(terms, position, now);
	const ends: ShareRange | undefined = 'closed' in range ? undefined : range;
	const start = first ?? ends?.min;
	const form = useSchemaForm<InvestDraft, InvestDraft>(investSchema(range), {
		defaultValues: draft ?? { quantity: start === undefined ? '' : formatNumber(start, locale), accepted: false },
		onSubmit: async ({ quantity: text }) => {
			const refused = await attempt(() => onSubmit({ quantity: readQuantity(text) ?? 0, risksVersion: RISKS_VERSION }));
			return refused && { ...refused, fields: refused.fields?.map(toDraftField) };
		},
	});
	const { control } = form;
	const { trigger } = control;
	const typed = control.watch('quantity');
	const quantity = readQuantity(typed);

	const write = (shares: number) =>
		control.setValue('quantity', formatNumber(shares, locale), { shouldValidate: true, shouldDirty: true });
	const held = (shares: number) => (ends ? Math.min(ends.max, Math.max(ends.min, shares)) : shares);
	const after = (by: number) => held((readQuantity(control.getValues('quantity')) ?? (ends?.min ?? 1) - by) + by);

	useEffect(() => {
		if (!onDraftChange) return;
		const { unsubscribe } = control.watch((changed) => onDraftChange(changed as InvestDraft));
		return unsubscribe;
	}, [control.watch, onDraftChange]);

	// Others buy meanwhile: what could be bought a moment ago is said to be too much at once, and not at the end.
	const asked = `${ends?.min} ${ends?.max}`;
	const checked = useRef(asked);
	useEffect(() => {
		if (checked.current !== asked && typed !== '') void trigger('quantity');
		checked.current = asked;
	}, [asked, typed, trigger]);

	// More than there are cost nothing that anybody could pay.
	const isPart = quantity !== undefined && quantity > 0 && quantity <= terms.totalShare;
	const quote = isPart ? quoteOf(terms, quantity) : undefined;
	return {
		...form,
		range,
		quantity,
		quote,
		ownership: isPart
			? {
					more: ownershipOf(quantity, terms.totalShare),
					together: ownershipOf(quantity + position.mine, terms.totalShare),
				}
			: undefined,
		missing: quote && typeof balance === 'number' ? missingOf(quote.total, balance) : undefined,
		chooseQuantity: (shares) => write(held(shares)),
		step: (by) => write(after(by)),
		canStep: (by) => ends !== undefined && after(by) !== quantity,
		groupDigits: () => {
			if (quantity !== undefined) write(quantity);
		},
	};
}

/** The tick stands for the version of the risks that was accepted: what is wrong with that is said of it. */
function toDraftField(error: FieldError): FieldError {
	return error.path === 'risksVersion' ? { ...error, path: 'accepted' } : error;
}
