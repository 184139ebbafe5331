/** Marks the middle of a map, for those who bring a place there by keyboard. Lies in the map's own frame. */
export function MapCenter() {
	return (
		<span
			aria-hidden="true"
			data-slot="map-center"
			className="pointer-events-none absolute top-1/2 left-1/2 size-5 -translate-1/2 rounded-full border-2 border-ink/70 after:absolute after:top-1/2 after:left-1/2 after:size-1 after:-translate-1/2 after:rounded-full after:bg-ink"
		/>
	);
}
