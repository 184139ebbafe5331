import { policyFigures } from '@ancu/forms/content';
import { formatMoneyExact } from '@ancu/forms/format';
import type { InBoth } from './policy-text.ts';

const { planningFee, greenFee, topUpMin, ...counts } = policyFigures;

function money(dong: number): InBoth<string> {
	return { vn: formatMoneyExact(dong, 'vn'), en: formatMoneyExact(dong, 'en') };
}

/** Figures of the rules, as texts name them. */
export const figures = {
	...counts,
	planningFee: money(planningFee),
	greenFee: money(greenFee),
	topUpMin: money(topUpMin),
};
