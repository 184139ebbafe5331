export { colourOf } from './land-look.ts';
export { LandName, type LandNameProps } from './land-name/land-name.tsx';
export { ParcelFinder, type ParcelFinderProps } from './parcel-finder/parcel-finder.tsx';
export type { ParcelMatch, ZoneDetail, ZonePlan } from './planning-model.ts';
export { PlanningPanel, type PlanningPanelProps, type ZonesState } from './planning-panel/planning-panel.tsx';
export { PlanningTool, type PlanningToolProps } from './planning-panel/planning-tool.tsx';
export { ZoneDetails, type ZoneDetailsProps } from './zone-details/zone-details.tsx';
export { ZoneLegend, type ZoneLegendProps } from './zone-legend/zone-legend.tsx';
