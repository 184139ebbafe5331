/** Writes a number the Vietnamese way: `1.250`, `82,5`. */
export function vnNumber(value: number, digits = 2): string {
	const scale = 10 ** digits;
	const rounded = Math.round(value * scale);
	const whole = Math.floor(rounded / scale);
	let text = String(whole);
	if (whole >= 1000) text = text.replace(/\B(?=(\d{3})+$)/g, '.');
	const rest = rounded - whole * scale;
	if (rest === 0) return text;
	return `${text},${String(rest).padStart(digits, '0').replace(/0+$/, '')}`;
}

/** Says a sum of đồng the way people do: `4,25 tỷ`, `850 triệu`, `280 nghìn`. */
export function vnMoney(dong: number): string {
	if (dong >= 999_500_000) return `${vnNumber(dong / 1e9)} tỷ`;
	if (dong >= 1e6) return `${vnNumber(dong / 1e6)} triệu`;
	return `${vnNumber(dong / 1e3, 0)} nghìn`;
}

/** Says a sum roughly, for sums worked out of others: two figures, three where the first is small. */
export function roughMoney(dong: number): string {
	const power = Math.floor(Math.log10(dong));
	const step = 10 ** Math.max(0, power - (dong / 10 ** power < 2.5 ? 2 : 1));
	return vnMoney(Math.round(dong / step) * step);
}

/** Says an area: `82,5 m²`. */
export function vnArea(squareMetres: number): string {
	return `${vnNumber(squareMetres, 1)} m²`;
}

/** Starts a sentence. */
export function capitalise(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
