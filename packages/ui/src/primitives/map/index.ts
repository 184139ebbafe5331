export { MapCenter } from './map-center.tsx';
export {
	DEEPEST_ZOOM,
	type MapArea,
	type MapBox,
	type MapDrawing,
	type MapInsets,
	type MapMarker,
	type MapPoint,
	type MapShape,
	type MapViewport,
	type MapZone,
	vietnamBox,
} from './map-model.ts';
export { type MapTiles, MapTilesProvider, type MapTilesProviderProps } from './map-tiles.tsx';
export { MapTool, type MapToolProps, mapToolbarStyle } from './map-tool.tsx';
export { MapView, type MapViewProps } from './map-view.tsx';
