export { type MapBox, type MapViewport, vietnamBox } from '../primitives/map/index.ts';
export { ListingMap, type ListingMapProps } from './listing-map/listing-map.tsx';
export type { MapCluster, MapListing } from './map-model.ts';
export { PinMap, type PinMapProps } from './pin-map/pin-map.tsx';
