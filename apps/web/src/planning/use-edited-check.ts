import type { PlanningCheckDetailFragment } from '@ancu/api/planning';
import { type PlanningCheckDraft, requestOver, toPlanningCheckDraft } from '@ancu/forms/planning';
import { useRef, useState } from 'react';
import { forgetPlanningDraft, keepPlanningDraft, readPlanningDraft } from './planning-draft.ts';

interface Opened {
	/** The version that the form was opened with: one that comes meanwhile does not change it. */
	check: PlanningCheckDetailFragment;
	/** What the form begins with. */
	draft: PlanningCheckDraft;
	/** When what of it is not saved was typed, where this browser brought it back; ISO 8601. */
	keptAt?: string;
	/** The request turned out to be changed elsewhere, and what was typed stands on the newest version now. */
	isOnNewest?: boolean;
}

/** A request as it is being changed: with what was typed before and not saved, and over the newest version when it changed elsewhere. */
export function useEditedCheck(
	check: PlanningCheckDetailFragment,
	refresh: () => Promise<PlanningCheckDetailFragment | undefined>,
) {
	const [opened, setOpened] = useState(() => openWithKept(check));
	const [round, setRound] = useState(0);
	const typed = useRef(opened.draft);

	function begin(next: Opened): void {
		typed.current = next.draft;
		setOpened(next);
		setRound(round + 1);
	}
	return {
		...opened,
		/** The form begins anew with it. */
		round,
		keep: (draft: PlanningCheckDraft) => {
			typed.current = draft;
			keepPlanningDraft(check.id, draft, opened.check);
		},
		/** Begins anew with the newest version and what was changed on top of it. */
		openNewest: async () => {
			const newest = await refresh();
			if (!newest || newest.updatedAt === opened.check.updatedAt) return;
			const before = { opened: toPlanningCheckDraft(opened.check), typed: typed.current };
			const draft = requestOver(toPlanningCheckDraft(newest), before);
			keepPlanningDraft(check.id, draft, newest);
			begin({ check: newest, draft, isOnNewest: true });
		},
		/** Throws away what was changed. */
		discard: () => {
			forgetPlanningDraft(check.id);
			begin({ check: opened.check, draft: toPlanningCheckDraft(opened.check) });
		},
	};
}

function openWithKept(check: PlanningCheckDetailFragment): Opened {
	const kept = readPlanningDraft(check.id);
	const newest = toPlanningCheckDraft(check);
	if (kept?.basedOn === check.updatedAt) return { check, draft: kept.draft, keptAt: kept.at };
	if (!kept?.opened) return { check, draft: newest };
	// As it was typed, it would undo what has changed elsewhere since.
	const draft = requestOver(newest, { opened: kept.opened, typed: kept.draft });
	const isSame = JSON.stringify(draft) === JSON.stringify(newest);
	return isSame ? { check, draft } : { check, draft, keptAt: kept.at, isOnNewest: true };
}
