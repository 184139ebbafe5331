/** The parts of an address in both systems of units: legacy ones, then current ones. */
export const placeFields = ['provinceId', 'districtId', 'wardId', 'currentProvinceId', 'currentWardId'] as const;
