import { type Locale, languageTag } from '@ancu/forms/format';

/** A contrast as people write it, with one decimal, never rounded up to a limit that it does not reach: `4,4`. */
export function formatRatio(ratio: number, locale: Locale): string {
	return (Math.floor(ratio * 10) / 10).toLocaleString(languageTag(locale), {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
}
