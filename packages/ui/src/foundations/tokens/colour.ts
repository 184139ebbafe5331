/** A colour as screens show it: channels of sRGB and opacity, each 0 to 1. */
export interface Rgb {
	red: number;
	green: number;
	blue: number;
	alpha: number;
}

/** Reads `oklch(L C H / A)` and `#rgb`, `#rrggbb`, `#rrggbbaa`; undefined of anything else. */
export function readColour(text: string): Rgb | undefined {
	const written = text.trim().toLowerCase();
	return readHex(written) ?? readOklch(written);
}

function readHex(text: string): Rgb | undefined {
	const [, digits] = /^#((?:[0-9a-f]{3}){1,2}|[0-9a-f]{8})$/.exec(text) ?? [];
	if (!digits) return undefined;
	const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
	const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
	return { red, green, blue, alpha };
}

const number = String.raw`(\d*\.?\d+)(%?)`;
const oklch = new RegExp(
	String.raw`^oklch\(\s*${number}\s+${number}\s+(-?\d*\.?\d+)(?:deg)?(?:\s*/\s*${number})?\s*\)$`,
);

function readOklch(text: string): Rgb | undefined {
	const found = oklch.exec(text);
	if (!found) return undefined;
	const [, l = '', lPercent, c = '', cPercent, h = '', a, aPercent] = found;
	// 100 % of chroma is 0.4.
	const lightness = Math.min(1, Number(l) / (lPercent ? 100 : 1));
	const chroma = Number(c) * (cPercent ? 0.004 : 1);
	const hue = (Number(h) * Math.PI) / 180;
	const alpha = a === undefined ? 1 : Math.min(1, Number(a) / (aPercent ? 100 : 1));
	return { ...fromOklab(lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)), alpha };
}

// CSS Color 4, "Sample code for color conversions". What sRGB has no place for is cut off.
function fromOklab(lightness: number, a: number, b: number) {
	const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return {
		red: encode(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
		green: encode(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
		blue: encode(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
	};
}

function encode(linear: number): number {
	const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
	return Math.min(1, Math.max(0, channel));
}

/** As `#rrggbb`, without opacity: what a colour input holds. */
export function toHex({ red, green, blue }: Rgb): string {
	return `#${[red, green, blue].map(hexOf).join('')}`;
}

/** As `#rrggbb` with the opacity of another colour, as `#rrggbbaa` where that is not full. */
export function withAlphaOf(hex: string, other: Rgb | undefined): string {
	if (!other || other.alpha === 1) return hex;
	return `${hex}${hexOf(other.alpha)}`;
}

function hexOf(channel: number): string {
	return Math.round(channel * 255)
		.toString(16)
		.padStart(2, '0');
}

/** WCAG 2.2, "relative luminance": 0 for black, 1 for white. */
function luminance({ red, green, blue }: Rgb): number {
	const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) =>
		channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, "contrast ratio" of two opaque colours: 1 to 21, whichever stands on the other. */
export function contrastOf(one: Rgb, other: Rgb): number {
	const [a, b] = [luminance(one), luminance(other)];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
