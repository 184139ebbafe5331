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
	/** It is what was just saved. */
	isSaved?: boolean;
}

/** A request as it is being changed: with what was typed before and not saved, and over the newest version when it changed elsewhere. */
export function useEditedCheck(
	check: PlanningCheckDetailFragment,
	refresh: () => Promise<PlanningCheckDetailFragment | undefined>,
) {
	const [opened, setOpened] = useState(() => openWithKept(check));
	const [round, setRound] = useState(0);
	const typed = useRef(opened.draft);
	/** What a save made of it, and what was sent, while the form still has what it had before. */
	const made = useRef<{ check: PlanningCheckDetailFragment; sent: PlanningCheckDraft }>(undefined);
	const checkNow = () => made.current?.check ?? opened.check;

	function begin(next: Opened): void {
		typed.current = next.draft;
		made.current = undefined;
		setOpened(next);
		setRound(round + 1);
	}
	return {
		...opened,
		/** The form begins again with it. */
		round,
		keep: (draft: PlanningCheckDraft) => {
			typed.current = draft;
			keepPlanningDraft(check.id, draft, checkNow());
		},
		/** The version that a save changes: its own saving makes it another one, which nobody else has changed. */
		versionNow: () => checkNow().updatedAt,
		/** What is about to be sent. */
		draftNow: () => typed.current,
		noteSaved: (saved: PlanningCheckDetailFragment, sent: PlanningCheckDraft) => {
			made.current = { check: saved, sent };
		},
		/** Saved, and not led on: the form begins again with what was saved, and with what was typed meanwhile on top of it. */
		openSaved: () => {
			if (!made.current) return;
			const { check: saved, sent } = made.current;
			const isSaved = typed.current === sent;
			const draft = requestOver(toPlanningCheckDraft(saved), { opened: sent, typed: typed.current });
			if (!isSaved) keepPlanningDraft(check.id, draft, saved);
			begin({ check: saved, draft, isSaved });
		},
		/** Whether nothing was typed since it was saved: there is nothing to send. */
		isSavedAsIs: () => opened.isSaved === true && typed.current === opened.draft,
		/** Begins again with the newest version and what was changed on top of it. */
		openNewest: async () => {
			const newest = await refresh();
			if (!newest || newest.updatedAt === checkNow().updatedAt) return;
			const before = { opened: toPlanningCheckDraft(checkNow()), typed: typed.current };
			const draft = requestOver(toPlanningCheckDraft(newest), before);
			keepPlanningDraft(check.id, draft, newest);
			begin({ check: newest, draft, isOnNewest: true });
		},
		/** Throws away what was changed. */
		discard: () => {
			forgetPlanningDraft(check.id);
			begin({ check: checkNow(), draft: toPlanningCheckDraft(checkNow()) });
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
