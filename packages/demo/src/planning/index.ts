export { generateParcels, parcelRing, type SeedParcel } from './generate-parcels.ts';
export { generatePlan, type SeedPlan, type SeedZone } from './generate-plan.ts';
export type { Place } from './place.ts';
