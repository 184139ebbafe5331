import { useMemo } from 'react';
import { formatNumber } from '../format/index.ts';
import { priceFields } from './address.ts';
import { type PriceDraft, priceSchema } from './schema.ts';
import { type PricedArea, type PriceFacts, type PriceQuestion, pricedAreaOf } from './unit-price.ts';
import { type ToolForm, type ToolFormOptions, useToolForm } from './use-tool-form.ts';

/** Price, area and price per m² that are weighed against each other. */
export interface PriceFormState extends ToolForm<PriceDraft, PriceFacts> {
	/** All three; undefined while two are not known. */
	result: PricedArea | undefined;
	/** Looks for another of the three. What was found stands in its field then. */
	find: (question: PriceQuestion) => void;
}

/** The rules of price, area and price per m². */
export function usePriceForm(options: ToolFormOptions<PriceDraft>): PriceFormState {
	const { locale } = options;
	const form = useToolForm(
		useMemo(() => priceSchema(locale), [locale]),
		priceFields,
		options,
	);
	const { values, draft, set } = form;
	const result = values && pricedAreaOf(values);
	return {
		...form,
		result,
		find: (question) =>
			set({ find: question, ...(result && { [draft.find]: formatNumber(result[draft.find], locale) }) }),
	};
}
