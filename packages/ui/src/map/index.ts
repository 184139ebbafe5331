export {
	type MapArea,
	type MapBox,
	type MapPoint,
	type MapShape,
	type MapViewport,
	type MapZone,
	vietnamBox,
} from '../primitives/map/index.ts';
export { AreaDialog, type AreaDialogProps } from './area-dialog/area-dialog.tsx';
export { AreaTools, type AreaToolsProps } from './area-tools/area-tools.tsx';
export { type AreaDrawing, useAreaDrawing } from './area-tools/use-area-drawing.ts';
export { ClusterList, type ClusterListing, type ClusterListProps } from './cluster-list/cluster-list.tsx';
export type { HighlightedListing } from './listing-map/find-marker.ts';
export { ListingMap, type ListingMapProps, type MapLayers } from './listing-map/listing-map.tsx';
export { MapDrawer, type MapDrawerProps } from './map-drawer/map-drawer.tsx';
export type { DrawerPosition } from './map-drawer/use-drawer-drag.ts';
export { gridZoom, type MapCluster, type MapListing } from './map-model.ts';
export type { Locate, LocateFailure } from './near-me-dialog/near-me-dialog.tsx';
export { NearMeDialog, type NearMeDialogProps } from './near-me-dialog/near-me-dialog.tsx';
export { NearMeShelf, type NearMeShelfProps } from './near-me-shelf/near-me-shelf.tsx';
export { PinMap, type PinMapProps } from './pin-map/pin-map.tsx';
export { RadiusChips, type RadiusChipsProps } from './radius-chips/radius-chips.tsx';
export { usePlace } from './use-place.ts';
