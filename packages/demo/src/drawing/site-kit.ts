import { LINE, stroke } from './pen.ts';
import type { Stage } from './stage.ts';

/** The ink of a map around its subject. */
export const MAP_INK = '#8ea2a6';

/** The crosses of the survey grid. */
export function drawCrosses(stage: Stage): void {
	const { sheet } = stage;
	let d = '';
	for (let x = 150; x < 1200; x += 300)
		for (let y = 150; y < 800; y += 300) d += `M${x - 12} ${y}h24M${x} ${y - 12}v24`;
	sheet.path(stroke(LINE.fine, '#5f7c83'), d);
}
