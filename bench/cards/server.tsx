import { renderToString } from 'react-dom/server.edge';
import { makeListings } from './listings.ts';
import { List, type ListName } from './lists.tsx';

/** A list as a server sends it. */
export function render(name: ListName, count: number): string {
	return renderToString(<List name={name} listings={makeListings(count)} />);
}
