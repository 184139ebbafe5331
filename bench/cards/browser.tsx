import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { changeTenth, makeListings } from './listings.ts';
import { List, type ListName } from './lists.tsx';

let root: Root | undefined;
let listings = makeListings(0);

/** What the measuring side calls; each ends when the page is painted. */
const acts = {
	mount: (name: ListName, count: number) => {
		listings = makeListings(count);
		return afterPaint(() => {
			root = createRoot(document.getElementById('root') as HTMLElement);
			draw(name);
		});
	},
	update: (name: ListName) => {
		listings = changeTenth(listings);
		return afterPaint(() => draw(name));
	},
	unmount: () => afterPaint(() => root?.unmount()),
};

function draw(name: ListName): void {
	flushSync(() => root?.render(<List name={name} listings={listings} />));
}

function afterPaint(act: () => void): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(() => {
			act();
			requestAnimationFrame(() => setTimeout(resolve));
		});
	});
}

export type Acts = typeof acts;
(window as unknown as { acts: Acts }).acts = acts;
