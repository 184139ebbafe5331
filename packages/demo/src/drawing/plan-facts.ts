/** The counts a plan is drawn with. */
export interface RoomCounts {
	bedrooms: number;
	toilets: number;
}

/** The facts line of a plan. */
export function factsOf(counts: RoomCounts): string {
	const parts: string[] = [];
	if (counts.bedrooms > 0) parts.push(`${counts.bedrooms} ngủ`);
	if (counts.toilets > 0) parts.push(`${counts.toilets} WC`);
	parts.push('bố trí minh họa');
	return parts.join(' · ');
}
