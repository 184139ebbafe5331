/** Districts of the legacy system that have no wards: islands. */
export const wardlessDistricts: readonly string[] = ['318', '471', '498', '536', '755'];

/** Whether a legacy address names what decides which commune it is now: its ward, or an island's district. */
export function isPlaced({
	districtId,
	wardId,
}: {
	districtId?: string | null | undefined;
	wardId?: string | null | undefined;
}): boolean {
	return Boolean(wardId) || wardlessDistricts.includes(districtId ?? '');
}
