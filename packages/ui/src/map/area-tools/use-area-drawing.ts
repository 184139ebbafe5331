import { clampRadius, OUTLINE_LEAST, OUTLINE_MOST } from '@ancu/forms/map';
import { useState } from 'react';
import type { MapArea, MapDrawing, MapPoint } from '../../primitives/map/index.ts';

/** m. */
const USUAL_RADIUS = 2_000;
const none: readonly MapPoint[] = [];

/** An area in the making, for `AreaTools` and for the map. */
export interface AreaDrawing {
	/** Undefined while nothing is drawn. */
	tool: MapDrawing['tool'] | undefined;
	/** Corners set so far. */
	corners: readonly MapPoint[];
	/** Whether the corners are enough to close. */
	canFinish: boolean;
	/** m; of the next circle. */
	radius: number;
	chooseRadius: (radius: number) => void;
	start: (tool: MapDrawing['tool']) => void;
	finish: () => void;
	undo: () => void;
	cancel: () => void;
	/** What the map is given. */
	onMap: MapDrawing | null;
}

/** Keeps an area while it is drawn, and tells it once it is whole. */
export function useAreaDrawing(onArea: (area: MapArea) => void): AreaDrawing {
	const [tool, setTool] = useState<MapDrawing['tool']>();
	const [corners, setCorners] = useState(none);
	const [radius, chooseRadius] = useState(USUAL_RADIUS);
	const canFinish = corners.length >= OUTLINE_LEAST;

	function start(next: MapDrawing['tool'] | undefined): void {
		setTool(next);
		setCorners(none);
	}
	function done(area: MapArea): void {
		start(undefined);
		onArea(area);
	}
	const cancel = () => start(undefined);
	const undo = () => setCorners(corners.slice(0, -1));
	const finish = () => canFinish && done(corners);

	const onMap = tool
		? {
				tool,
				corners,
				mostCorners: OUTLINE_MOST,
				onCorner: (corner: MapPoint) => setCorners([...corners, corner].slice(0, OUTLINE_MOST)),
				onStroke: done,
				onCircle: (center: MapPoint, dragged = radius) => done({ ...center, radius: clampRadius(dragged) }),
				onFinish: finish,
				onUndo: undo,
				onCancel: cancel,
			}
		: null;
	return { tool, corners, canFinish, radius, chooseRadius, start, finish, undo, cancel, onMap };
}
