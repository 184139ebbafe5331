import * as z from 'zod/mini';
import { quantityFault, type rangeOf } from './calc.ts';

const GROUPED = /^(\d+|\d{1,3}([., ])\d{3}(?:\2\d{3})*)$/;

/** A whole number as somebody typed it, grouped or not: `1000`, `1.000`. Undefined when it is none. */
export function readQuantity(text: string): number | undefined {
	const written = text.normalize('NFKC').trim();
	if (!GROUPED.test(written)) return undefined;
	const quantity = Number(written.replace(/\D/g, ''));
	return Number.isSafeInteger(quantity) ? quantity : undefined;
}

/** An order as it is typed, held to what may be bought now. */
export function investSchema(range: ReturnType<typeof rangeOf>) {
	const faultOf = (text: string) => quantityFault(range, readQuantity(text) ?? Number.NaN);
	const refuses = (fault: ReturnType<typeof faultOf> & string) =>
		z.refine<string>((text) => text.trim() === '' || faultOf(text) !== fault, fault);
	return z.object({
		/** Shares, see `readQuantity`. */
		quantity: z
			.string()
			.check(
				z.trim(),
				z.minLength(1, 'required'),
				refuses('not_whole'),
				refuses('too_small'),
				refuses('too_large'),
				...('closed' in range ? [refuses(range.closed)] : []),
			),
		/** The risks were read and are accepted. The server says 'outdated' when their texts have changed since. */
		accepted: z.boolean().check(z.refine((isTicked) => isTicked, 'required')),
	});
}
export type InvestDraft = z.input<ReturnType<typeof investSchema>>;

/** An order that was checked. */
export interface InvestValues {
	/** Shares. */
	quantity: number;
	/** Version of the texts of the risks that were accepted. */
	risksVersion: number;
}
