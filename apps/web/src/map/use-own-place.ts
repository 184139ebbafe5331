import { useKeepPlaceMutation, useKeptPlaceQuery } from '@ancu/api/account';
import type { GeoPoint } from '@ancu/forms/map';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../account/use-account.ts';
import { quiet } from '../data/query-client.ts';
import { locate } from './locate.ts';

/**
 * Where the person is, once they said so. It stays in this page's memory alone, unless their account keeps it by their consent: then
 * it is known the next time, until they say again where they are.
 */
export function useOwnPlace() {
	const account = useAccount();
	const isSignedIn = account != null;
	const { data: answered } = useKeptPlaceQuery(undefined, { ...quiet, enabled: isSignedIn });
	const data = isSignedIn ? answered : undefined;
	const { mutate: keep } = useKeepPlaceMutation(quiet);
	const asked = useQuery({
		// Whoever comes after somebody in the same browser is asked for themselves.
		queryKey: ['place', account?.id],
		queryFn: locate,
		enabled: false,
		gcTime: Number.POSITIVE_INFINITY,
	});

	const consent = data?.getAllMyConsent.find(({ purpose }) => purpose === 'LOCATION');
	const isKept = consent !== undefined && consent.withdrawnAt === null;
	const [long, lat] = data?.getMe?.location?.coordinates ?? [];
	const kept: GeoPoint | undefined = lat === undefined || long === undefined ? undefined : { lat, long };
	const point = asked.data && 'point' in asked.data ? asked.data.point : kept;
	const failure = asked.data && 'failure' in asked.data ? asked.data.failure : undefined;

	return {
		point,
		/** Why it is not known, though it was asked for. */
		failure,
		isLocating: asked.isFetching,
		/** The account keeps it, by the person's consent. */
		isKept,
		/** Asks the browser, which asks the person. */
		ask: async () => {
			const { data: found } = await asked.refetch();
			if (isKept && found && 'point' in found) keep({ longitude: found.point.long, latitude: found.point.lat });
		},
	};
}
