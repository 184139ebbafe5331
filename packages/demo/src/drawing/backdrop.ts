import type { Look } from './look.ts';
import {
	circle,
	fill,
	HEIGHT,
	LINE,
	line,
	num,
	PAPER,
	type Point,
	pair,
	poly,
	rect,
	type Sheet,
	shape,
	stroke,
	WASH,
	WIDTH,
} from './pen.ts';
import type { Random } from './random.ts';

/** The sky behind a drawing, down to `horizon`. */
export function drawSky(sheet: Sheet, look: Look, random: Random, horizon: number, focus: number): void {
	const tint = fill(look.sky);
	if (look.skyStyle === 'wash') {
		// A brush loaded with thin ink: full at the top, ragged where it ran dry.
		const edge: Point[] = [[0, 0]];
		const steps = random.int(5, 8);
		let y = horizon * random.between(0.35, 0.8);
		const start = y;
		edge.push([0, y]);
		let d = `M0 0v${num(y)}`;
		for (let i = 0; i < steps; i++) {
			const next = i === steps - 1 ? horizon * random.between(0.3, 0.8) : start * random.between(0.7, 1.25);
			d += `q${num((WIDTH / steps) * random.between(0.2, 0.8))} ${num(random.between(-50, 70))} ${num(WIDTH / steps)} ${num(next - y)}`;
			y = next;
		}
		sheet.path(tint, `${d}V0z`);
	} else if (look.skyStyle === 'disc') {
		sheet.path(fill(look.sky, 0.5), rect(0, 0, WIDTH, horizon));
		const r = random.between(190, 290);
		sheet.path(
			tint,
			circle(focus + random.pick([-1, 1]) * random.between(140, 300), horizon * random.between(0.32, 0.5), r),
		);
	} else if (look.skyStyle === 'fade') {
		const paint = sheet.define(
			's',
			(id) =>
				`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${look.sky}"/><stop offset="1" stop-color="${PAPER}"/></linearGradient>`,
		);
		sheet.path(fill(paint), rect(0, 0, WIDTH, horizon));
	} else if (look.skyStyle === 'lines') {
		let d = '';
		const top = random.between(50, 120);
		const rows = sheet.thrift > 0 ? 9 : 20;
		for (let i = 0; i < rows; i++) {
			const y = top + i * (260 / rows);
			const gap = random.between(60, 420);
			const from = random.between(-60, 700);
			d += line(from, y, from + gap, y);
			if (random.chance(0.6)) d += line(from + gap + 40, y, from + gap + random.between(80, 400), y);
		}
		sheet.path(fill(look.sky, 0.6), rect(0, 0, WIDTH, horizon));
		sheet.path(stroke(LINE.hair, '#a9bcc1'), d);
	} else {
		sheet.path(fill(look.sky, 0.55), rect(0, 0, WIDTH, horizon));
	}
	if (sheet.thrift > 1) return;
	if (look.skyStyle !== 'lines' && random.chance(0.7)) drawClouds(sheet, random, horizon);
	if (random.chance(0.5)) drawBirds(sheet, random, horizon);
	else if (random.chance(0.25)) drawKite(sheet, random, horizon);
}

function drawClouds(sheet: Sheet, random: Random, horizon: number): void {
	const n = random.int(1, 3);
	let d = '';
	for (let i = 0; i < n; i++) {
		const x = random.between(40, WIDTH - 300);
		const y = horizon * random.between(0.1, 0.42);
		const r = random.between(22, 40);
		d += `M${num(x)} ${num(y)}a${num(r)} ${num(r)} 0 0 1 ${num(r * 1.2)} ${num(-r * 0.6)}a${num(r * 1.3)} ${num(r * 1.3)} 0 0 1 ${num(r * 2.3)} ${num(-r * 0.1)}a${num(r)} ${num(r)} 0 0 1 ${num(r * 1.5)} ${num(r * 0.7)}z`;
	}
	sheet.path(shape(PAPER, LINE.hair, '#b3c4c8'), d);
}

function drawBirds(sheet: Sheet, random: Random, horizon: number): void {
	const x = random.between(120, WIDTH - 220);
	const y = horizon * random.between(0.08, 0.26);
	let d = '';
	for (let i = 0; i < random.int(3, 6); i++) {
		const s = random.between(7, 12);
		d += `M${num(x + i * random.between(16, 30))} ${num(y + random.between(-22, 22))}q${num(s * 0.6)} ${num(-s * 0.7)} ${num(s)} 0q${num(s * 0.4)} ${num(-s * 0.7)} ${num(s)} 0`;
	}
	sheet.path(stroke(LINE.fine), d);
}

function drawKite(sheet: Sheet, random: Random, horizon: number): void {
	const x = random.between(120, WIDTH - 120);
	const y = horizon * random.between(0.1, 0.22);
	sheet.path(
		stroke(LINE.hair, '#9db0b5'),
		`M${num(x)} ${num(y)}q${num(random.between(-60, 60))} ${num(horizon * 0.2)} ${num(random.between(-150, 150))} ${num(horizon * 0.6)}`,
	);
	sheet.path(
		shape(PAPER, LINE.fine),
		poly([
			[x, y - 26],
			[x + 20, y],
			[x, y + 30],
			[x - 20, y],
		]) +
			line(x, y - 26, x, y + 30) +
			line(x - 20, y, x + 20, y),
	);
}

/** The town far behind: flat roofs in the palest wash. */
export function drawSkyline(
	sheet: Sheet,
	random: Random,
	ground: number,
	reach: number,
	tint: string = WASH.faint,
): void {
	if (sheet.thrift > 2) return;
	const points: Point[] = [[-10, ground]];
	let x = -10;
	while (x < WIDTH + 10) {
		const w = random.between(34, 110);
		const y = ground - reach * random.between(0.45, 1);
		points.push([x, y], [x + w, y]);
		x += w;
	}
	points.push([x, ground]);
	sheet.path(shape(tint, LINE.hair, '#cbd8da'), poly(points));
}

/** The cut ground under an elevation: a bold line, the earth hatched below it. */
export function drawGround(sheet: Sheet, ground: number, from = -6, to: number = WIDTH + 6): void {
	sheet.path(fill(PAPER), rect(from, ground, to - from, HEIGHT - ground + 6));
	sheet.path(fill(sheet.hatch(-45, 9, 0.7)), rect(from, ground, to - from, 24));
	sheet.path(stroke(LINE.bold), line(from, ground, to, ground));
}

/** Hills in two washes, as around the towns inland. */
export function drawHills(sheet: Sheet, random: Random, ground: number): void {
	for (const [reach, tint] of [
		[random.between(150, 260), '#e6eeee'],
		[random.between(80, 140), '#dce7e6'],
	] as const) {
		let d = `M-10 ${ground}v${-Math.round(reach * random.between(0.3, 0.7))}`;
		for (let i = 0; i < 3; i++)
			d += `q${pair(random.between(120, 260), -reach * random.between(0.5, 1))} 410 ${Math.round(random.between(-20, 20))}`;
		sheet.path(fill(tint), `${d}V${ground}z`);
	}
}
