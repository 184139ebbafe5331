interface Watched {
	/** Milliseconds from each frame to the next. */
	frames: number[];
	isOver: boolean;
}

/** Called in a page: watches its frames from now on. */
export function watchFrames(): void {
	const watched: Watched = { frames: [], isOver: false };
	(window as unknown as { watched: Watched }).watched = watched;
	let last = performance.now();
	const frame = () => {
		const now = performance.now();
		watched.frames.push(now - last);
		last = now;
		if (!watched.isOver) requestAnimationFrame(frame);
	};
	requestAnimationFrame(frame);
}

/** Called in a page: ends that, and returns how many milliseconds passed from each frame to the next. */
export function readFrames(): number[] {
	const { watched } = window as unknown as { watched: Watched };
	watched.isOver = true;
	return watched.frames;
}
