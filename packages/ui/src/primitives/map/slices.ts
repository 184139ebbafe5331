// With style, layout and paint beside it a slice of this length leaves a frame whole, on a slow phone too.
const SLICE_MS = 5;

/** Does work in slices, one in a frame, so that the map goes on moving; the first at once. Returns what stops it. */
export function inSlices(work: Iterator<unknown>): () => void {
	let frame = 0;
	const slice = () => {
		const end = performance.now() + SLICE_MS;
		do {
			if (work.next().done) return;
		} while (performance.now() < end);
		frame = requestAnimationFrame(slice);
	};
	slice();
	return () => cancelAnimationFrame(frame);
}
