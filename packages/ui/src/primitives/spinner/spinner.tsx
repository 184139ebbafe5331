/** A turning ring: something is under way. Say in words what, beside it or in `aria-label` of its owner. */
export function Spinner() {
	return (
		<span
			aria-hidden="true"
			data-slot="spinner"
			className="inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
		/>
	);
}
