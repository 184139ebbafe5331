/** Where something lies on the screen, pixels; y grows downwards. */
export interface ScreenPoint {
	x: number;
	y: number;
}

/** Arrow keys as steps on the screen. */
const steps: Readonly<Record<string, ScreenPoint>> = {
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
};

/** The step of an arrow key; undefined for any other key. */
export function stepOf(key: string): ScreenPoint | undefined {
	return steps[key];
}

/** The nearest of some things. */
export function nearest<Item extends ScreenPoint>(from: ScreenPoint, items: Iterable<Item>): Item | undefined {
	return best(items, ({ x, y }) => (x - from.x) ** 2 + (y - from.y) ** 2);
}

/** The nearest thing in a direction. What lies aside counts as farther, so that a row is followed before it is left. */
export function nearestTowards<Item extends ScreenPoint>(
	from: ScreenPoint,
	step: ScreenPoint,
	items: Iterable<Item>,
): Item | undefined {
	return best(items, ({ x, y }) => {
		const ahead = (x - from.x) * step.x + (y - from.y) * step.y;
		const aside = (x - from.x) * step.y + (y - from.y) * step.x;
		return ahead > 0 ? ahead ** 2 + (2 * aside) ** 2 : Number.POSITIVE_INFINITY;
	});
}

function best<Item>(items: Iterable<Item>, costOf: (item: Item) => number): Item | undefined {
	let found: Item | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const item of items) {
		const cost = costOf(item);
		if (cost < least) [found, least] = [item, cost];
	}
	return found;
}
