/** A window that stories are shown in, in pixels. */
export interface Window {
	width: number;
	height: number;
}

/** A way of looking at a story. */
export interface Look {
	name: string;
	theme: 'light' | 'dark';
	window: Window;
	/** How many pixels of the window become one of the picture that is kept. */
	reduction: number;
}

const desktop: Window = { width: 1440, height: 900 };
const phone: Window = { width: 360, height: 740 };

/** Every story that has pictures has one in each of these. In the dark, colours are what matters: the lines are those of the day. */
export const looks: readonly Look[] = [
	{ name: 'light', theme: 'light', window: desktop, reduction: 2 },
	{ name: 'dark', theme: 'dark', window: desktop, reduction: 4 },
	{ name: 'phone', theme: 'light', window: phone, reduction: 2 },
];

/** The moment at which pictures are taken: the one at which most stories take place. */
export const moment = new Date('2026-03-10T05:00:00Z');
