export { eachListing } from './generate-listings.ts';
export { generatePosters } from './generate-posters.ts';
export type { SeedListing, SeedUnit, SeedUnits } from './seed-listing.ts';
