export { type MapBox, type MapMarker, type MapViewport, vietnamBox } from './map-model.ts';
export { MapView, type MapViewProps } from './map-view.tsx';
