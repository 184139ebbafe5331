/** The pattern that an area on a map is hatched with, for its `fill`. */
export function MapHatch({ id }: { id: string }) {
	return (
		<svg aria-hidden="true" className="ancu-map-hatch absolute size-0">
			<defs>
				<pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<line x1="0" y1="0" x2="0" y2="8" />
				</pattern>
			</defs>
		</svg>
	);
}
