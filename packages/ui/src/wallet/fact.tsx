/** A line of what is known: a name, and what it is. */
export function Fact({ label, children }: { label: string; children: string }) {
	return (
		<p className="text-sm wrap-anywhere">
			<span className="text-ink-muted">{label}: </span>
			{children}
		</p>
	);
}
