import { formatNumber, type Locale } from '@ancu/forms/format';

const STEPS = 10_000;

/** A part in percent with up to four decimals, rounded down: `0,3%`. Something is never shown as nothing, nor less than all as all. */
export function formatPercent(percent: number, locale: Locale): string {
	// A double of 0.3 may lie just below it.
	const steps = Math.floor(percent * STEPS + 1e-6);
	if (steps === 0 && percent > 0) return `< ${formatNumber(1 / STEPS, locale, 4)}%`;
	return `${formatNumber(steps / STEPS, locale, 4)}%`;
}
