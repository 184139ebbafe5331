/** Width of every drawing in drawing units. */
export const WIDTH = 1200;

/** Height of every drawing in drawing units. */
export const HEIGHT = 900;

/** The only strong colours of a drawing. */
export const INK = '#16323a';

export const PAPER = '#f4f7f7';

/** The one red of a drawing. */
export const SEAL = '#b3352c';

/** The ink of whatever lies around the subject. */
export const PALE_INK = '#9fb2b7';

/** Ink let down with water: the greys of the drawing, from nearly nothing to a deep shade. */
export const WASH = {
	faint: '#eaf0f0',
	pale: '#dde6e7',
	soft: '#c8d5d7',
	glass: '#b4c6ca',
	deep: '#7f989e',
	dark: '#456169',
} as const;

/** Line weights, thinnest first. */
export const LINE = { hair: 0.9, fine: 1.5, mid: 2.6, bold: 5 } as const;

/** A point on the sheet. */
export type Point = readonly [x: number, y: number];

/** A number in the fewest characters: whole, but with one decimal where that still shows. */
export function num(value: number): string {
	const rounded = value > -5 && value < 5 ? Math.round(value * 10) / 10 : Math.round(value);
	if (rounded === 0) return '0';
	if (rounded > -1 && rounded < 1) return rounded < 0 ? `-${`${rounded}`.slice(2)}` : `${rounded}`.slice(1);
	return `${rounded}`;
}

/** Two numbers with no more between them than a reader of paths needs. */
export function pair(x: number, y: number): string {
	const second = num(y);
	return second.charCodeAt(0) === 45 ? num(x) + second : `${num(x)} ${second}`;
}

// Edges that meet must round alike, so lengths are taken between rounded ends.
function span(from: number, length: number): string {
	if (length < 6 && length > -6) return num(length);
	return `${Math.round(from + length) - Math.round(from)}`;
}

/** Path data of an upright rectangle. */
export function rect(x: number, y: number, w: number, h: number): string {
	const wide = span(x, w);
	return `M${pair(x, y)}h${wide}v${span(y, h)}h${wide.charCodeAt(0) === 45 ? wide.slice(1) : `-${wide}`}z`;
}

/** Path data of one straight line. */
export function line(x1: number, y1: number, x2: number, y2: number): string {
	if (x1 === x2) return `M${pair(x1, y1)}v${span(y1, y2 - y1)}`;
	if (y1 === y2) return `M${pair(x1, y1)}h${span(x1, x2 - x1)}`;
	return `M${num(x1)} ${num(y1)}L${pair(x2, y2)}`;
}

// A large shape is drawn on whole units, a small one on tenths: relative steps then add up without drift.
function gridOf(points: readonly Point[]): number {
	const [x, y] = points[0] as Point;
	for (const point of points) if (Math.abs(point[0] - x) > 16 || Math.abs(point[1] - y) > 16) return 1;
	return 10;
}

function fixed(value: number): string {
	const rounded = Math.round(value * 10) / 10;
	if (rounded > -1 && rounded < 1 && rounded !== 0)
		return rounded < 0 ? `-${`${rounded}`.slice(2)}` : `${rounded}`.slice(1);
	return `${rounded === 0 ? 0 : rounded}`;
}

function fixedPair(x: number, y: number): string {
	const second = fixed(y);
	return second.charCodeAt(0) === 45 ? fixed(x) + second : `${fixed(x)} ${second}`;
}

/** Path data through points, relative so that it stays short; closed unless told otherwise. */
export function poly(points: readonly Point[], closed = true): string {
	const first = points[0];
	if (!first) return '';
	const grid = gridOf(points);
	let x = Math.round(first[0] * grid) / grid;
	let y = Math.round(first[1] * grid) / grid;
	let d = `M${fixedPair(x, y)}`;
	for (let i = 1; i < points.length; i++) {
		const point = points[i] as Point;
		const dx = Math.round(point[0] * grid) / grid - x;
		const dy = Math.round(point[1] * grid) / grid - y;
		if (Math.abs(dy) < 0.05) d += `h${fixed(dx)}`;
		else if (Math.abs(dx) < 0.05) d += `v${fixed(dy)}`;
		else d += `l${fixedPair(dx, dy)}`;
		x += dx;
		y += dy;
	}
	return closed ? `${d}z` : d;
}

/** Path data of a circle. */
export function circle(cx: number, cy: number, r: number): string {
	const radius = num(r);
	return `M${pair(cx - r, cy)}a${radius} ${radius} 0 1 1 ${num(2 * r)} 0a${radius} ${radius} 0 1 1 ${num(-2 * r)} 0z`;
}

/** Path data of a round-headed opening standing on (x, y + h). */
export function arch(x: number, y: number, w: number, h: number): string {
	const r = num(w / 2);
	const rise = num(h - w / 2);
	return `M${pair(x, y + h)}v-${rise}a${r} ${r} 0 0 1 ${num(w)} 0v${rise}z`;
}

/** One relative quadratic step. */
export function bend(cx: number, cy: number, ex: number, ey: number): string {
	const third = num(ex);
	return `q${pair(cx, cy)}${third.charCodeAt(0) === 45 ? '' : ' '}${third}${tail(ey)}`;
}

function tail(value: number): string {
	const text = num(value);
	return text.charCodeAt(0) === 45 ? text : ` ${text}`;
}

/** An outline of bumps through points, each bump bulging to the left of the way round. */
export function bumps(points: readonly Point[], bulge: number, closed = true): string {
	const first = points[0];
	if (!first) return '';
	const grid = gridOf(points);
	let x = Math.round(first[0] * grid) / grid;
	let y = Math.round(first[1] * grid) / grid;
	let d = `M${fixedPair(x, y)}`;
	const n = closed ? points.length : points.length - 1;
	for (let i = 1; i <= n; i++) {
		const point = points[i % points.length] as Point;
		const dx = Math.round(point[0] * grid) / grid - x;
		const dy = Math.round(point[1] * grid) / grid - y;
		const cx = Math.round((dx / 2 + dy * bulge) * grid) / grid;
		const cy = Math.round((dy / 2 - dx * bulge) * grid) / grid;
		const end = fixedPair(dx, dy);
		d += `q${fixedPair(cx, cy)}${end.charCodeAt(0) === 45 ? '' : ' '}${end}`;
		x += dx;
		y += dy;
	}
	return closed ? `${d}z` : d;
}

function slim(value: number): string {
	return `${value}`.replace(/^0\./, '.');
}

/** Attributes of a line without fill. */
export function stroke(width: number, color?: string): string {
	// The fine line is what the whole sheet is set to.
	const thick = width === LINE.fine ? '' : ` stroke-width="${slim(width)}"`;
	return `${thick}${color ? ` stroke="${color}"` : ''}`;
}

/** Attributes of a fill without line. */
export function fill(color: string, opacity?: number): string {
	return ` fill="${color}" stroke="none"${opacity === undefined ? '' : ` fill-opacity="${slim(opacity)}"`}`;
}

/** Attributes of a filled shape with a line around it. */
export function shape(color: string, width: number, lineColor?: string): string {
	return ` fill="${color}"${stroke(width, lineColor)}`;
}

/** Attributes of a row of bars: a line as thick as the bars are long, broken into dashes. */
export function bars(length: number, bar: number, gap: number, color?: string): string {
	return ` stroke-width="${num(length)}" stroke-dasharray="${num(bar)} ${num(gap)}"${color ? ` stroke="${color}"` : ''}`;
}

/** A shade thrown on a wall. */
export const SHADE = fill(INK, 0.13);

/** Makes text safe between tags and in attributes. */
function escapeXml(text: string): string {
	// XML allows neither control characters nor halves of surrogate pairs.
	return text
		.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
		.replace(/&/g, '&amp;')
		.replace(/</g, '&lt;')
		.replace(/>/g, '&gt;')
		.replace(/"/g, '&quot;');
}

/** How a line of text is set. */
interface TextStyle {
	size?: number;
	anchor?: 'start' | 'end';
	bold?: boolean;
	/** Degrees clockwise. */
	turn?: number;
	color?: string;
	/** Letter spacing. */
	spread?: number;
	/** Clears the lines under the letters. */
	halo?: boolean;
}

/** Whatever takes path data: the sheet itself, or a layer to be laid on it. */
export interface Ink {
	path(attributes: string, data: string): unknown;
}

/** Ink that lies in one depth of a drawing: equal attributes are gathered, in the order they first came. */
export class Layer implements Ink {
	readonly #paths = new Map<string, string>();

	/** Adds path data under its attributes. */
	path(attributes: string, data: string): this {
		if (data !== '') this.#paths.set(attributes, (this.#paths.get(attributes) ?? '') + data);
		return this;
	}

	/** Draws everything gathered and starts again. */
	onto(sheet: Ink): void {
		for (const [attributes, data] of this.#paths) sheet.path(attributes, data);
		this.#paths.clear();
	}
}

/** One sheet of paper: collects ink in drawing order and becomes one SVG string. */
export class Sheet {
	readonly #prefix: string;
	readonly #ids = new Map<string, string>();
	#definitions = '';
	#body = '';
	#attributes: string | null = null;
	#path = '';
	readonly #words = [new Map<string, string>(), new Map<string, string>()] as const;

	/** How sparing the drawing must be, 0 for not at all: each step leaves more of the surroundings out. */
	readonly thrift: number;

	/** `prefix` keeps the ids apart when drawings are inlined in one page. */
	constructor(prefix: string, thrift = 0) {
		this.#prefix = prefix;
		this.thrift = thrift;
	}

	/** Draws path data; neighbours with the same attributes become one element. */
	path(attributes: string, data: string): this {
		if (data === '') return this;
		if (attributes !== this.#attributes) {
			this.#flush();
			this.#attributes = attributes;
		}
		this.#path += data;
		return this;
	}

	/** Starts a new element even when the attributes stay the same, so that later shapes cover earlier ones. */
	lift(): this {
		this.#flush();
		return this;
	}

	/** Draws what `draw` draws in a group with its own attributes. */
	group(attributes: string, draw: () => void): this {
		this.#flush();
		const before = this.#body;
		this.#body = '';
		draw();
		this.#flush();
		this.#body = this.#body === '' ? before : `${before}<g${attributes}>${this.#body}</g>`;
		return this;
	}

	/** A piece of drawing made once, at the origin of its own, and then placed as often as needed. */
	piece(name: string, draw: () => void): string {
		const known = this.#ids.get(name);
		if (known !== undefined) return `#${known}`;
		this.#flush();
		const before = this.#body;
		this.#body = '';
		draw();
		this.#flush();
		const markup = this.#body;
		this.#body = before;
		return this.define(name, (id) => `<g id="${id}">${markup}</g>`).slice(4, -1);
	}

	/** Places ready-made path data, kept once however often it is placed; `mirror` swaps its sides. */
	stamp(attributes: string, data: string, x: number, y: number, scale: number, mirror = false): this {
		const symbol = this.symbol(data, '', data);
		const size = `${Math.round(scale * 1000) / 1000}`.replace(/^0\./, '.');
		this.#flush();
		this.#body += `<use href="${symbol}"${attributes} transform="translate(${pair(x, y)})scale(${mirror ? `-${size} ${size}` : size})"/>`;
		return this;
	}

	/** Whether less than `limit` characters are drawn: what only adds life is left out of a full sheet. */
	hasRoom(limit: number): boolean {
		return this.#body.length + this.#definitions.length + this.#path.length < limit - this.thrift * 900;
	}

	/** Writes text; all text lies above the drawing. */
	text(x: number, y: number, content: string, style: TextStyle = {}): this {
		let attributes = ` font-size="${num(style.size ?? 20)}"`;
		if (style.anchor) attributes += ` text-anchor="${style.anchor}"`;
		if (style.bold) attributes += ' font-weight="600"';
		if (style.color) attributes += ` fill="${style.color}"`;
		if (style.spread) attributes += ` letter-spacing="${style.spread}"`;
		const turned = style.turn ? ` transform="rotate(${num(style.turn)} ${pair(x, y)})"` : '';
		const words = this.#words[style.halo ? 0 : 1];
		words.set(
			attributes,
			`${words.get(attributes) ?? ''}<text x="${num(x)}" y="${num(y)}"${turned}>${escapeXml(content)}</text>`,
		);
		return this;
	}

	/** Defines a pattern or gradient once and gives its paint value. */
	define(name: string, markup: (id: string) => string): string {
		const known = this.#ids.get(name);
		if (known !== undefined) return `url(#${known})`;
		const id = `${this.#prefix}${this.#ids.size}`;
		this.#ids.set(name, id);
		this.#definitions += markup(id);
		return `url(#${id})`;
	}

	/** Lines `gap` apart at an angle, as a fill. */
	hatch(angle: number, gap: number, width: number, color: string = INK): string {
		return this.define(
			`${angle}_${gap}_${width}${color}`,
			(id) =>
				`<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0h${gap}" stroke="${color}" stroke-width="${width * 2}"/></pattern>`,
		);
	}

	/** Defines path data once, made only when it is first needed. */
	symbolOf(name: string, attributes: string, make: () => string): string {
		const known = this.#ids.get(name);
		return known === undefined ? this.symbol(name, attributes, make()) : `#${known}`;
	}

	/** Defines path data once, to be placed many times with `place`. */
	symbol(name: string, attributes: string, data: string): string {
		return this.define(name, (id) => `<path id="${id}"${attributes} d="${data}"/>`).slice(4, -1);
	}

	/** Places a symbol at a point; `turn` mirrors it. */
	place(symbol: string, x: number, y: number, mirror = false): this {
		this.#flush();
		this.#body += mirror
			? `<use href="${symbol}" transform="translate(${pair(x, y)})scale(-1 1)"/>`
			: `<use href="${symbol}" x="${num(x)}" y="${num(y)}"/>`;
		return this;
	}

	/** The finished picture. */
	finish(title: string): string {
		this.#flush();
		const font = 'font-family="Be Vietnam Pro, Arial, sans-serif"';
		const definitions = this.#definitions === '' ? '' : `<defs>${this.#definitions}</defs>`;
		const [haloed, plain] = this.#words.map((words) =>
			[...words].map(([attributes, text]) => `<g${attributes}>${text}</g>`).join(''),
		);
		// Letters at the size of the sheet: at that of the screen a browser lays them out once more as it paints, which took half their time.
		const precision = 'text-rendering="geometricPrecision"';
		const words = `${haloed ? `<g paint-order="stroke" stroke="${PAPER}" stroke-width="5" stroke-linejoin="round">${haloed}</g>` : ''}${plain}`;
		return (
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" ${precision}><title>${escapeXml(title)}</title>${definitions}` +
			`<path fill="${PAPER}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><g fill="none" stroke="${INK}" stroke-width="${LINE.fine}" stroke-linejoin="round">${this.#body}</g>` +
			`${words === '' ? '' : `<g fill="${INK}" ${font} text-anchor="middle">${words}</g>`}</svg>`
		);
	}

	#flush(): void {
		if (this.#attributes !== null) this.#body += `<path${this.#attributes} d="${this.#path}"/>`;
		this.#path = '';
		this.#attributes = null;
	}
}
