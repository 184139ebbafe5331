import {
	useDisputePlanningAnswerMutation,
	usePlanningAnswerOfCheckQuery,
	useRatePlanningAnswerMutation,
} from '@ancu/api/planning';
import { MINUTE_MS, serverDate } from '@ancu/forms/format';
import { PlanningAnswerView } from '@ancu/ui/planning';
import { useSubmit } from '../data/use-submit.ts';
import { documentDelay } from './document-delay.ts';
import { keepPlanningWords, readPlanningWords } from './planning-draft.ts';

/** Addresses of files hold for ten minutes. */
const ADDRESS_MS = 8 * MINUTE_MS;

export interface PlanningAnswerPanelProps {
	checkId: string;
	/** Told when the owner's opinion or a dispute changed the planning check. */
	onChange?: (() => void) | undefined;
}

/** The answer to a planning check, for its owner. */
export function PlanningAnswerPanel({ checkId, onChange }: PlanningAnswerPanelProps) {
	const { data, isError, refetch } = usePlanningAnswerOfCheckQuery(
		{ checkId },
		{
			staleTime: 0,
			refetchInterval: ({ state }) => documentDelay(state.data?.getOnePlanningInfoByPlanningCheckRequestId, ADDRESS_MS),
		},
	);
	const rate = useRatePlanningAnswerMutation();
	const dispute = useDisputePlanningAnswerMutation();
	const submit = useSubmit();
	const answer = data?.getOnePlanningInfoByPlanningCheckRequestId;
	const change = (run: (id: string) => Promise<unknown>) =>
		submit(async () => {
			if (answer) await run(answer.id);
		}).finally(async () => {
			// A correction that came meanwhile is what is read next.
			await refetch();
			onChange?.();
		});
	return (
		<PlanningAnswerView
			answer={answer}
			check={data?.getOnePlanningCheckRequest}
			failed={isError}
			now={serverDate()}
			onRetry={refetch}
			verifyHref={(code) => `/verify/${code}`}
			onRate={(rating) => change((id) => rate.mutateAsync({ id, rating }))}
			dispute={answer ? readPlanningWords('dispute', checkId) : undefined}
			onDisputeChange={(text) => keepPlanningWords('dispute', checkId, text)}
			onDispute={async (reason) => {
				const refused = await change((id) => dispute.mutateAsync({ id, reason }));
				if (!refused) keepPlanningWords('dispute', checkId, '');
				return refused;
			}}
		/>
	);
}
