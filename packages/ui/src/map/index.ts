export { type MapBox, type MapViewport, vietnamBox } from '../primitives/map/index.ts';
export { ListingMap, type ListingMapProps } from './listing-map/listing-map.tsx';
export type { MapCluster, MapListing } from './map-model.ts';
