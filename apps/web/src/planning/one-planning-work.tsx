import { ApiError } from '@ancu/api/client';
import {
	useParcelsQuery,
	usePlanningWorkItemQuery,
	usePlanningWorkQuery,
	usePlanningZonesAtPointQuery,
	useUpdatePlanningCheckMutation,
	useUpholdPlanningAnswerMutation,
} from '@ancu/api/planning';
import type { PlanningCheckRequestInput } from '@ancu/api/schema';
import { MINUTE_MS } from '@ancu/forms/format';
import { metersBetween } from '@ancu/forms/map';
import { PinMap } from '@ancu/ui/map';
import { PlanningWork, PlotData } from '@ancu/ui/planning';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { nowOf } from '../data/now-of.ts';
import { nullIfGone } from '../data/null-if-gone.ts';
import { quiet } from '../data/query-client.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { boxAround } from '../map/boxes.ts';
import { documentDelay } from './document-delay.ts';
import { keepPlanningWords, readPlanningWords } from './planning-draft.ts';
import { PlanningWorkForm } from './planning-work-form.tsx';
import { readWorkPlace, workHref } from './work-address.ts';

/** Addresses of papers are good for ten minutes at least. */
const PAPERS_MS = 5 * MINUTE_MS;
const REACH_DEGREES = 0.003;
/** A pin that is set by hand may lie beside its plot; the next hamlet is another plot. */
const PIN_FAR_M = 200;

interface OnePlanningWorkProps {
	id: string;
	/** Of the address: the part of the queue to go back to. */
	params: URLSearchParams;
}

/** One planning check, for those who answer it. */
export function OnePlanningWork({ id, params }: OnePlanningWorkProps) {
	const { data, dataUpdatedAt, error, isError, refetch } = usePlanningWorkItemQuery(
		{ id },
		{
			staleTime: 0,
			refetchInterval: ({ state }) => documentDelay(state.data?.getOnePlanningCheckRequest.planningInfo, PAPERS_MS),
			refetchOnWindowFocus: true,
			meta: { quiet: true },
		},
	);
	const check = data?.getOnePlanningCheckRequest;
	const client = useQueryClient();
	const update = useMutationOnce(useUpdatePlanningCheckMutation);
	const uphold = useMutationOnce(useUpholdPlanningAnswerMutation);
	/** The version of the check that somebody was told of as they sent words about another one. */
	const [toldAt, setToldAt] = useState('');
	const [hasTyped, setTyped] = useState(false);
	const submit = useSubmit();
	const look = async () => {
		const [found] = await Promise.all([
			refetch(),
			client.invalidateQueries({ queryKey: [usePlanningWorkQuery.rootKey] }),
		]);
		return found.data?.getOnePlanningCheckRequest;
	};
	// What others did meanwhile is what is seen next.
	const change = (input: PlanningCheckRequestInput) =>
		submit(() => update.mutateAsync({ id, data: input })).finally(look);

	const upholdAnswer = (reason: string, updatedAt: string) => {
		let isChanged = false;
		const act = async () => {
			try {
				if (check?.planningInfo) await uphold.mutateAsync({ id: check.planningInfo.id, reason, updatedAt });
			} catch (error) {
				isChanged = error instanceof ApiError && error.code === 'CHECK_CHANGED';
				throw error;
			}
		};
		return submit(act).finally(async () => {
			const newest = await look();
			if (isChanged && newest) setToldAt(newest.updatedAt);
		});
	};

	/** What was sent is kept no more. */
	const forgetWords = async (step: 'ask' | 'cancel' | 'uphold', sending: ReturnType<typeof change>) => {
		const refused = await sending;
		if (!refused) keepPlanningWords(step, id, '');
		// Whoever ends it needs no answer to it any more.
		if (!refused && step === 'cancel') setTyped(false);
		return refused;
	};

	// The cadastral map goes by legacy communes: by a new one there are candidates, of which none is taken for the plot.
	const { wardId = null, currentWardId = null, mapSheetNo = '', landPlotNo = '' } = check ?? {};
	const mayFind = Boolean(wardId ?? currentWardId);
	const parcels = useParcelsQuery(
		{ ...(wardId ? { wardId } : { currentWardId }), mapSheetNo, landPlotNo },
		{ ...quiet, enabled: mayFind },
	);
	// Numbers that no cadastral map writes are not on ours.
	const isNoNumber = parcels.error?.code === 'BAD_INPUT';
	const found = isNoNumber ? [] : parcels.data?.getAllParcel;
	const plot = wardId && found?.length === 1 ? found[0] : undefined;
	const pin = check?.locationInfo;
	const point =
		typeof pin?.locationLat === 'number' && typeof pin.locationLong === 'number'
			? { lat: pin.locationLat, long: pin.locationLong }
			: plot && { lat: plot.lat, long: plot.long };
	const apart = plot && point ? metersBetween(plot, point) : 0;
	const zones = usePlanningZonesAtPointQuery(point ?? { lat: 0, long: 0 }, { ...quiet, enabled: point !== undefined });
	const layers = zones.data?.getAllPlanningZoneAtPoint;
	const { lat, long } = point ?? {};
	const box = useMemo(
		() => (lat === undefined || long === undefined ? null : boxAround(lat, long, REACH_DEGREES)),
		[lat, long],
	);

	return (
		<PlanningWork
			check={nullIfGone(check, error)}
			failed={isError}
			onRetry={refetch}
			queueHref={workHref(readWorkPlace(params))}
			verifyHref={(code) => `/verify/${code}`}
			now={nowOf(dataUpdatedAt)}
			map={box && point && <PinMap box={box} pin={point} />}
			data={
				<PlotData
					parcels={mayFind ? found : null}
					areCandidates={!wardId}
					pinDistance={apart > PIN_FAR_M ? apart : undefined}
					zones={point || (wardId && parcels.isLoading) ? layers : null}
					failed={{ parcels: parcels.isError && !isNoNumber, zones: zones.isError }}
					onRetry={() => [parcels, zones].map((query) => query.isError && query.refetch())}
				/>
			}
			hasTyped={hasTyped}
			form={(options) =>
				check && (
					<PlanningWorkForm
						check={check}
						plans={layers?.map(({ plan }) => plan)}
						mapArea={plot?.area ?? undefined}
						onLook={look}
						onTyped={setTyped}
						{...options}
					/>
				)
			}
			onTake={() => change({ status: 'received' })}
			onRelease={async () => {
				const refused = await change({ status: 'sent' });
				if (!refused) setTyped(false);
				return refused;
			}}
			onStart={() => change({ status: 'checking' })}
			typed={
				check && {
					ask: readPlanningWords('ask', id),
					cancel: readPlanningWords('cancel', id),
					uphold: readPlanningWords('uphold', id),
				}
			}
			onType={(step, text) => keepPlanningWords(step, id, text)}
			onAsk={(question) => forgetWords('ask', change({ question }))}
			onCancel={(cancelReason) => forgetWords('cancel', change({ status: 'cancelled', cancelReason }))}
			onUphold={(reason, seenAt) => forgetWords('uphold', upholdAnswer(reason, seenAt > toldAt ? seenAt : toldAt))}
		/>
	);
}
