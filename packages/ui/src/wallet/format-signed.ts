import { formatMoneyExact, type Locale } from '@ancu/forms/format';

/** Money with its sign, to the đồng: `+500.000 ₫`, `−500.000 ₫`. */
export function formatSigned(dong: number, locale: Locale): string {
	const sign = dong > 0 ? '+' : dong < 0 ? '−' : '';
	return sign + formatMoneyExact(Math.abs(dong), locale);
}
