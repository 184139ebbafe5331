/** The name of a column before its value, where the rows of a table are stacked and its heading is out of sight. */
export function StackedName({ children }: { children: string }) {
	return (
		<span aria-hidden="true" className="text-ink-muted md:hidden">
			{children}:{' '}
		</span>
	);
}
