import {
	type PlanningCheckDetailFragment,
	usePlanningCheckQuery,
	useUpdatePlanningCheckMutation,
} from '@ancu/api/planning';
import type { PlanningCheckRequestInput } from '@ancu/api/schema';
import { MINUTE_MS } from '@ancu/forms/format';
import { PinMap } from '@ancu/ui/map';
import { PlanningCheckDetail, type PlanningCheckTab } from '@ancu/ui/planning';
import { useMemo } from 'react';
import { nowOf } from '../data/now-of.ts';
import { nullIfGone } from '../data/null-if-gone.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { boxAround } from '../map/boxes.ts';
import { AskForPushAfterAct } from '../notification/ask-for-push.tsx';
import { receiptHref } from '../wallet/wallet-address.ts';
import { planningHref } from './planning-address.ts';
import { PlanningAnswerPanel } from './planning-answer-panel.tsx';
import { keepPlanningWords, readPlanningWords } from './planning-draft.ts';
import { useKeepCheck } from './use-keep-check.ts';

// Addresses of papers are good for ten minutes at least, and staff work meanwhile.
const AGAIN_MS = 5 * MINUTE_MS;
const REACH_DEGREES = 0.003;

interface OnePlanningCheckProps {
	id: string;
	/** Left out, the answer comes first where there is one. */
	tab: PlanningCheckTab | undefined;
}

/** One planning check of one's own. */
export function OnePlanningCheck({ id, tab }: OnePlanningCheckProps) {
	const { data, dataUpdatedAt, error, isError, refetch } = usePlanningCheckQuery(
		{ id },
		{ staleTime: 0, refetchInterval: AGAIN_MS, refetchOnWindowFocus: true, meta: { quiet: true } },
	);
	const check = data?.getOnePlanningCheckRequest;
	const update = useMutationOnce(useUpdatePlanningCheckMutation);
	const submit = useSubmit();
	const keepCheck = useKeepCheck();
	const change = async (input: PlanningCheckRequestInput) => {
		const refused = await submit(async () =>
			keepCheck((await update.mutateAsync({ id, data: input })).updatePlanningCheckRequest),
		);
		// What happened meanwhile, in another tab or with the staff, is what is seen next.
		if (refused) await refetch();
		return refused;
	};
	const shown = tab ?? (check?.planningInfoId ? 'answer' : 'request');

	return (
		<PlanningCheckDetail
			check={nullIfGone(check, error)}
			failed={isError}
			onRetry={refetch}
			tab={shown}
			hrefOf={(part) => {
				if (part === 'pay') return planningHref({ name: 'pay', id, payment: undefined });
				return planningHref(part === 'edit' ? { name: 'edit', id } : { name: 'one', id, tab: part });
			}}
			receiptHref={receiptHref}
			map={check?.locationInfo && <PlotPlace place={check.locationInfo} />}
			prompt={<AskForPushAfterAct about="planning" />}
			answer={<PlanningAnswerPanel checkId={id} onChange={refetch} />}
			reply={check && readPlanningWords('reply', id)}
			onReplyChange={(reply) => keepPlanningWords('reply', id, reply)}
			onReply={async (reply) => {
				const refused = await change({ reply });
				if (!refused) keepPlanningWords('reply', id, '');
				return refused;
			}}
			onCancel={() => change({ status: 'cancelled' })}
			now={nowOf(dataUpdatedAt)}
		/>
	);
}

/** Where the plot lies, as it was pinned. */
function PlotPlace({ place }: { place: NonNullable<PlanningCheckDetailFragment['locationInfo']> }) {
	const { locationLat: lat, locationLong: long } = place;
	const box = useMemo(() => (lat === null || long === null ? null : boxAround(lat, long, REACH_DEGREES)), [lat, long]);
	return box && lat !== null && long !== null && <PinMap box={box} pin={{ lat, long }} />;
}
