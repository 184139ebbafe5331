import { type Point, poly } from './pen.ts';

/** A place in the world in metres: to the right, to the back, up. */
export type Place = readonly [x: number, y: number, z: number];

/** Draws the world on the sheet in perspective. */
export interface Camera {
	project(place: Place): Point;
	/** Path data of a flat shape, cut where it would pass behind the eye. */
	shape(places: readonly Place[]): string;
	/** How far a place is from the eye. */
	distance(x: number, y: number): number;
	/** Drawing units of one upright metre at a place. */
	metre(x: number, y: number): number;
	/** Where the horizon lies on the sheet. */
	horizon: number;
	/** Whether an upright face with this outward normal, through this place, is seen. */
	sees(x: number, y: number, nx: number, ny: number): boolean;
}

/** How a camera is set: from which side and height it looks at the middle of `subject`, which then fills `box`. */
interface CameraSetting {
	subject: readonly Place[];
	/** Degrees the eye stands to the right of straight ahead. */
	yaw: number;
	/** Degrees it looks down. */
	pitch: number;
	/** Distance of the eye from the subject, in sizes of the subject. */
	away: number;
	box: { x: number; y: number; w: number; h: number };
}

/** Sets up a camera. */
export function setCamera(setting: CameraSetting): Camera {
	const { subject } = setting;
	const middle = [0, 1, 2].map((axis) => {
		const values = subject.map((place) => place[axis] as number);
		return (Math.min(...values) + Math.max(...values)) / 2;
	}) as [number, number, number];
	const size = Math.max(
		...subject.map((place) => Math.hypot(place[0] - middle[0], place[1] - middle[1], place[2] - middle[2])),
	);
	const yaw = (setting.yaw * Math.PI) / 180;
	const pitch = (setting.pitch * Math.PI) / 180;
	const away = setting.away * size;
	// Nothing nearer than this can be in the picture.
	const near = away * 0.2;
	const forward = [-Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), -Math.sin(pitch)] as const;
	const right = [Math.cos(yaw), Math.sin(yaw), 0] as const;
	const up = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(yaw) * Math.sin(pitch), Math.cos(pitch)] as const;
	const eye = [middle[0] - forward[0] * away, middle[1] - forward[1] * away, middle[2] - forward[2] * away] as const;

	const raw = (place: Place): [number, number, number] => {
		const dx = place[0] - eye[0];
		const dy = place[1] - eye[1];
		const dz = place[2] - eye[2];
		return [
			dx * right[0] + dy * right[1] + dz * right[2],
			-(dx * up[0] + dy * up[1] + dz * up[2]),
			dx * forward[0] + dy * forward[1] + dz * forward[2],
		];
	};
	let x0 = Number.POSITIVE_INFINITY;
	let x1 = Number.NEGATIVE_INFINITY;
	let y0 = Number.POSITIVE_INFINITY;
	let y1 = Number.NEGATIVE_INFINITY;
	for (const place of subject) {
		const [x, y, d] = raw(place);
		x0 = Math.min(x0, x / d);
		x1 = Math.max(x1, x / d);
		y0 = Math.min(y0, y / d);
		y1 = Math.max(y1, y / d);
	}
	const { box } = setting;
	const scale = Math.min(box.w / (x1 - x0), box.h / (y1 - y0));
	const cx = box.x + box.w / 2 - ((x0 + x1) / 2) * scale;
	const cy = box.y + box.h / 2 - ((y0 + y1) / 2) * scale;
	const flat = (x: number, y: number, d: number): Point => [cx + (x / d) * scale, cy + (y / d) * scale];

	const project = (place: Place): Point => {
		const [x, y, d] = raw(place);
		return flat(x, y, Math.max(d, near));
	};
	return {
		project,
		shape(places) {
			const points: Point[] = [];
			const seen = places.map(raw);
			for (let i = 0; i < seen.length; i++) {
				const a = seen[i] as [number, number, number];
				const b = seen[(i + 1) % seen.length] as [number, number, number];
				if (a[2] >= near) points.push(flat(...a));
				if (a[2] >= near !== b[2] >= near) {
					const t = (near - a[2]) / (b[2] - a[2]);
					points.push(flat(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, near));
				}
			}
			return points.length < 3 ? '' : poly(points);
		},
		distance: (x, y) => Math.hypot(x - eye[0], y - eye[1]),
		metre(x, y) {
			const a = project([x, y, 0]);
			const b = project([x, y, 1]);
			return Math.hypot(a[0] - b[0], a[1] - b[1]);
		},
		// The forward direction laid flat: its up component over its forward component.
		horizon: cy - scale * Math.tan(pitch),
		sees: (x, y, nx, ny) => (eye[0] - x) * nx + (eye[1] - y) * ny > 0,
	};
}
