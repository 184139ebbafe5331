import type { PaymentMethod } from '@ancu/api/schema';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../root.tsx';

/** The methods of payment that the server takes; undefined where nobody can tell. */
export function useOfferedMethods(): readonly PaymentMethod[] | undefined {
	return useRouteLoaderData<typeof rootLoader>('root')?.methods;
}
