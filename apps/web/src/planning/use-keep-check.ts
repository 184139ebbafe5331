import { type PlanningCheckDetailFragment, useMyPlanningChecksQuery, usePlanningCheckQuery } from '@ancu/api/planning';
import { useQueryClient } from '@tanstack/react-query';

/** Keeps what the server answered of a planning check, and has lists look again. */
export function useKeepCheck(): (check: PlanningCheckDetailFragment) => Promise<void> {
	const client = useQueryClient();
	return async (check) => {
		client.setQueryData(usePlanningCheckQuery.getKey({ id: check.id }), { getOnePlanningCheckRequest: check });
		await client.invalidateQueries({ queryKey: [useMyPlanningChecksQuery.rootKey] });
	};
}
