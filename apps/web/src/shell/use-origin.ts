import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** Where people reach the site, as `https://ancu.vn`. Empty on a page that could not be drawn. */
export function useOrigin(): string {
	return useRouteLoaderData<typeof loader>('root')?.origin ?? '';
}
