import { bend, fill, INK, type Ink, LINE, line, num, PAPER, pair, type Sheet, shape, stroke, WASH } from './pen.ts';
import type { Random } from './random.ts';

// Figures are drawn in centimetres, feet at the origin, so that one scale fits them all.
const WALKER =
	'M-9-157a9 10 0 1 1 18 0a9 10 0 1 1-18 0zM-17-142q17-8 34 0l6 54h-7l-6-36v38l5 84h-11l-7-70l-9 70h-11l6-84v-38l-6 36h-7z';

const HATTED =
	'M-27-146q27-30 54 0zM-8-142h16l9 8l9 46h-8l-8-30l2 38l6 78h-10l-7-66h-2l-7 66h-10l6-78l2-38l-8 30h-8l9-46z';

const DRESSED =
	'M-8-158a8 9 0 1 1 16 0a8 9 0 1 1-16 0zM-13-143q13-7 26 0l8 48h-6l-7-28l2 30l13 78h-11v15h-8l-3-15h-4l-3 15h-8v-15h-9l13-78l2-30l-7 28h-6z';

const CHILD =
	'M-8-107a8 9 0 1 1 16 0a8 9 0 1 1-16 0zM-12-95q12-6 24 0l7 34h-6l-5-20v26l4 55h-8l-4-46l-5 46h-8l4-55v-26l-5 20h-6z';

const POLE_LOAD =
	'M-86-132q86-16 172 0l-1 3q-85-14-170 0zM-84-131l-18 76h3l16-72l16 72h3zM84-131l-18 76h3l16-72l16 72h3zM-104-57h40l-8 24h-24zM64-57h40l-8 24h-24z';

const SCOOTER_BODY =
	'M-86-50q8-20 34-22l36-2q14 0 16 12l2 16h22l14-50l-14-4v-6h22l9 46q16 2 22 18l-12 3q-10-12-20-6l-8 20h-64q-3-22-25-22q-18 0-22 12z';

const SCOOTER_WHEELS = 'M-82-22a22 22 0 1 1 44 0a22 22 0 1 1-44 0zM36-22a22 22 0 1 1 44 0a22 22 0 1 1-44 0z';

const BIKE =
	'M-84-32a32 32 0 1 1 64 0a32 32 0 1 1-64 0zM22-32a32 32 0 1 1 64 0a32 32 0 1 1-64 0zM-52-32l26-44h60l20 44M-26-76l22 44h-48M-4-32l38-44l-5-18h14M-32-84h16';

const CAR_BODY =
	'M-206-36v-48q2-14 16-16l40-8q30-38 62-46q10-4 22-4h104q24 0 42 18l34 34l64 10q34 6 34 40v16q0 8-8 8h-402q-8 0-8-4z';

const CAR_GLASS = 'M-134-104q30-34 62-38h34v38zM-26-142h64q18 2 30 14l26 24h-120z';

const CAR_WHEELS = 'M-158-34a33 33 0 1 1 66 0a33 33 0 1 1-66 0zM84-34a33 33 0 1 1 66 0a33 33 0 1 1-66 0z';

const TRUCK_CAB = 'M-330-60v-130q0-30 26-34h74v164zM-318-150v-44q0-14 12-16h52v60z';

const TRUCK_BOX = 'M-222-284h560v204h-560z';

const TRUCK_WHEELS =
	'M-326-50a48 48 0 1 1 96 0a48 48 0 1 1-96 0zM130-50a48 48 0 1 1 96 0a48 48 0 1 1-96 0zM236-50a48 48 0 1 1 96 0a48 48 0 1 1-96 0z';

const CAT = 'M-20 0q-4-18 8-24q4-8 2-16l7 5l7-5q6 16-2 20q14 8 10 20z';

/** Someone on foot; `metre` is the scale in drawing units per metre. */
export function person(sheet: Sheet, x: number, y: number, metre: number, random: Random, color: string = INK): void {
	sheet.stamp(
		fill(color),
		random.pick([WALKER, HATTED, DRESSED, WALKER, DRESSED]),
		x,
		y,
		metre / 100,
		random.chance(0.5),
	);
}

/** A child on foot. */
export function child(sheet: Sheet, x: number, y: number, metre: number, color: string = INK): void {
	sheet.stamp(fill(color), CHILD, x, y, metre / 100);
}

/** A street seller with a shoulder pole. */
export function seller(sheet: Sheet, x: number, y: number, metre: number, color: string = INK): void {
	sheet.stamp(fill(color), HATTED + POLE_LOAD, x, y, metre / 100);
}

/** A parked motorbike. */
export function scooter(sheet: Sheet, x: number, y: number, metre: number, mirror: boolean, color: string = INK): void {
	const k = metre / 100;
	sheet.stamp(fill(color), SCOOTER_BODY, x, y, k, mirror);
	sheet.stamp(` fill="${PAPER}" stroke="${color}" stroke-width="${num(7)}"`, SCOOTER_WHEELS, x, y, k, mirror);
}

/** A motorbike with its rider. */
export function rider(sheet: Sheet, x: number, y: number, metre: number, mirror: boolean, color: string = INK): void {
	const k = metre / 100;
	scooter(sheet, x, y, metre, mirror, color);
	sheet.stamp(
		fill(color),
		'M-28-142a11 11 0 1 1 22 0a11 11 0 1 1-22 0zM-38-72q-6-50 8-56q16-6 22 8l8 22l26 4l-1 8l-32-2l-8-10v26l24 6q8 2 6 12l-4 28h-12l2-28l-24-4q-14 0-15-14z',
		x,
		y,
		k,
		mirror,
	);
}

/** A parked bicycle. */
export function bicycle(sheet: Sheet, x: number, y: number, metre: number, mirror: boolean): void {
	sheet.stamp(` stroke-width="${num(Math.max(5, 130 / metre))}"`, BIKE, x, y, metre / 100, mirror);
}

/** A car seen from its side. */
export function car(sheet: Sheet, x: number, y: number, metre: number, mirror: boolean, tint: string = PAPER): void {
	const k = metre / 100;
	const weight = num(LINE.fine / k);
	sheet.stamp(` fill="${tint}" stroke-width="${weight}"`, CAR_BODY, x, y, k, mirror);
	sheet.stamp(` fill="${WASH.glass}" stroke-width="${weight}"`, CAR_GLASS, x, y, k, mirror);
	sheet.stamp(` fill="${INK}" stroke="none"`, CAR_WHEELS, x, y, k, mirror);
}

/** A box truck seen from its side. */
export function truck(sheet: Sheet, x: number, y: number, metre: number, mirror: boolean): void {
	const k = metre / 100;
	const weight = num(LINE.fine / k);
	sheet.stamp(` fill="${PAPER}" stroke-width="${weight}"`, `${TRUCK_BOX}${TRUCK_CAB}`, x, y, k, mirror);
	sheet.stamp(
		` stroke="${WASH.soft}" stroke-width="${num(200)}" stroke-dasharray="8 30"`,
		'M-210-182h540',
		x,
		y,
		k,
		mirror,
	);
	sheet.stamp(` fill="${INK}" stroke="none"`, TRUCK_WHEELS, x, y, k, mirror);
}

/** A cat, for whoever looks closely. */
export function cat(sheet: Sheet, x: number, y: number, metre: number): void {
	sheet.stamp(fill(INK), CAT, x, y, metre / 100);
}

/** A utility pole with its cross arms, foot at (x, y). */
export function pole(sheet: Ink, x: number, y: number, height: number, color?: string): void {
	const arm = height * 0.075;
	const top = y - height;
	sheet.path(stroke(4, color), line(x, y, x, top));
	sheet.path(
		stroke(LINE.mid, color),
		line(x - arm, top + height * 0.06, x + arm, top + height * 0.06) +
			line(x - arm * 0.8, top + height * 0.12, x + arm * 0.8, top + height * 0.12),
	);
}

/** Wires that sag from pole to pole, or out of the picture. */
export function wires(
	sheet: Ink,
	stops: readonly number[],
	top: number,
	spread: number,
	sag: number,
	random: Random,
	color?: string,
): void {
	let d = '';
	for (let w = 0; w < 3; w++) {
		for (let i = 0; i + 1 < stops.length; i++) {
			const a = stops[i] as number;
			const length = (stops[i + 1] as number) - a;
			d += `M${pair(a, top + w * spread)}${bend(length / 2, sag * random.between(0.7, 1.6), length, random.between(-2, 2))}`;
		}
	}
	sheet.path(stroke(LINE.hair, color), d);
}

/** An outdoor unit of an air conditioner. */
export function condenser(sheet: Ink, x: number, y: number, w: number): void {
	sheet.path(shape(PAPER, LINE.hair), `M${pair(x, y)}h${num(w)}v${num(w * 0.68)}h${num(-w)}z`);
	const r = num(w * 0.24);
	sheet.path(
		shape(WASH.glass, LINE.hair),
		`M${pair(x + w * 0.14, y + w * 0.34)}a${r} ${r} 0 1 1 ${num(w * 0.48)} 0a${r} ${r} 0 1 1 ${num(-w * 0.48)} 0z`,
	);
}

/** A washing line with clothes from x1 to x2. */
export function laundry(sheet: Ink, x1: number, x2: number, y: number, size: number, random: Random): void {
	sheet.path(stroke(LINE.hair), `M${pair(x1, y)}${bend((x2 - x1) / 2, size * 0.12, x2 - x1, 0)}`);
	let x = x1 + size * 0.2;
	const pieces = ['', ''];
	for (let i = 0; i < 6 && x + size * 0.6 < x2; i++) {
		const w = size * random.between(0.35, 0.6);
		const h = size * random.between(0.5, 0.95);
		const sleeve = random.chance(0.4);
		const piece = sleeve
			? `M${pair(x, y + 2)}h${num(w)}l${pair(w * 0.25, h * 0.3)}l${pair(-w * 0.25, h * 0.08)}v${num(h * 0.5)}h${num(-w)}v${num(-h * 0.5)}l${pair(-w * 0.25, -h * 0.08)}z`
			: `M${pair(x, y + 2)}h${num(w)}v${num(h)}h${num(-w)}z`;
		pieces[random.int(0, 1)] += piece;
		x += w + size * random.between(0.18, 0.4);
	}
	sheet.path(shape(PAPER, LINE.hair), pieces[0] as string);
	sheet.path(shape('#e7d6cf', LINE.hair), pieces[1] as string);
}

/** A stainless water tank lying on its stand, foot at (x, y). */
export function waterTank(sheet: Ink, x: number, y: number, metre: number): void {
	const w = metre * 1.5;
	const h = metre * 0.95;
	const stand = metre * 0.7;
	const t = y - stand;
	sheet.path(
		stroke(LINE.fine),
		`M${pair(x - w * 0.35, t)}v${num(stand)}M${pair(x + w * 0.35, t)}v${num(stand)}L${pair(x - w * 0.35, t)}`,
	);
	sheet.path(
		shape('#e7eff1', LINE.fine),
		`M${pair(x - w / 2, t - h)}${bend(-h * 0.2, h / 2, 0, h)}h${num(w)}${bend(h * 0.2, -h / 2, 0, -h)}z`,
	);
	sheet.path(stroke(LINE.hair), line(x - w * 0.2, t - h, x - w * 0.2, t) + line(x + w * 0.2, t - h, x + w * 0.2, t));
}
