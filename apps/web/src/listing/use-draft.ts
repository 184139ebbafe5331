import { ApiError } from '@ancu/api/client';
import { useDeleteDraftMutation, useDraftsQuery, useSaveDraftMutation } from '@ancu/api/listing';
import { serverDate } from '@ancu/forms/format';
import type { DraftState } from '@ancu/ui/listing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from '../account/session.ts';
import { forgetLocalDraft, keepLocalDraft, readLocalDraft } from '../data/local-draft.ts';
import { mayPass } from '../data/may-pass.ts';
import { type PickedDraft, pickDraft } from './pick-draft.ts';

const WAIT_MS = 1_200;
/** What did not get through is sent again: the network comes back, and so does a server. */
const AGAIN_MS = 10_000;

/** A draft that was kept before. */
interface KeptDraft<Draft> {
	draft: Draft;
	/** ISO 8601. */
	at: string;
}

/** Two devices wrote the same draft: until it is said which one stays, both are kept. */
export interface DraftChoice {
	/** When that of this device was kept. */
	at: string;
	/** When that of the other device was kept. */
	otherAt: string;
	onKeep: () => void;
	/** The form has to begin again (`round`). */
	onTakeOther: () => void;
}

/** What a form began with, and what another device typed meanwhile. */
interface Opened extends PickedDraft {
	/** When this device typed last before that was seen; what was kept is from when the form began. */
	typedAt?: string;
	/** The server never got what the form began with, and would lose nothing by it. */
	isUnsent?: boolean;
	/** How often the form began with something else. */
	round: number;
}

/** What stands in a form, kept as one types: in this browser at once, on the server after a little while. */
export function useDraft<Draft>(id: string, read: (json: string) => Draft | undefined) {
	const drafts = useDraftsQuery(undefined, { staleTime: 0 });
	const remove = useDeleteDraftMutation();
	const [state, setState] = useState<DraftState>();
	const [opened, setOpened] = useState<Opened>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** The form is gone: another may have opened the same draft. */
	const isLeft = useRef(false);
	const leave = useEffectEvent(() => {
		isLeft.current = true;
		// What was typed just before, unless it is left by signing out.
		if (timer.current !== undefined && isOurs() && session.hasToken()) void send();
		rest();
	});
	useEffect(() => {
		isLeft.current = false;
		return leave;
	}, []);

	/** Version of the server's draft that is typed on. */
	const basedOn = useRef<string>(null);
	const typed = useRef<string>(undefined);
	const isLocal = useRef(false);
	/** What went to the server since it answered last: it may be there. */
	const sent = useRef(new Set<string>());
	const sending = useRef<Promise<void>>(undefined);
	const isReadable = (json: string) => read(json) !== undefined;
	const findIn = (data: typeof drafts.data) => data?.getAllMyDraft.find((draft) => draft.id === id);

	// What was kept when the form was opened; what is typed since is no news to the form.
	if (!opened && drafts.isFetchedAfterMount) {
		const server = drafts.isSuccess ? (findIn(drafts.data) ?? null) : undefined;
		const local = readLocalDraft(id, (json) => (isReadable(json) ? json : undefined));
		basedOn.current = (drafts.isSuccess ? server?.updatedAt : local?.basedOn) ?? null;
		const picked = pickDraft(local, server && !isReadable(server.data) ? undefined : server);
		const isUnsent = local?.isSent === false && picked.kept?.data === local.draft && picked.kept.data !== server?.data;
		setOpened({ ...picked, isUnsent: isUnsent && !picked.other && !picked.isGone, round: 0 });
	}
	const { kept, other, typedAt = kept?.at ?? '', round = 0 } = opened ?? {};
	const sendUnsent = useEffectEvent(() => {
		typed.current ??= kept?.data;
		isLocal.current = true;
		void send();
	});
	const isUnsent = opened?.isUnsent === true;
	useEffect(() => {
		if (isUnsent) sendUnsent();
	}, [isUnsent]);

	/** Sends what there is after a while, unless it is sent before. */
	function sendIn(ms: number, mayStill = () => true): void {
		rest();
		timer.current = setTimeout(() => {
			timer.current = undefined;
			if (mayStill()) void send();
		}, ms);
	}

	function rest(): void {
		clearTimeout(timer.current);
		timer.current = undefined;
	}

	/** One after the other: each is typed on the one before. */
	function send(): Promise<void> {
		sending.current ??= sendAll().finally(() => {
			sending.current = undefined;
		});
		return sending.current;
	}

	async function sendAll(): Promise<void> {
		let isMore = true;
		while (isMore && typed.current !== undefined) isMore = await sendOne(typed.current);
	}

	/** Whether there is more to send. */
	async function sendOne(data: string): Promise<boolean> {
		rest();
		// Tried again, it stands as it stood.
		if (!sent.current.has(data)) setState({ kind: 'saving' });
		sent.current.add(data);
		try {
			const { saveDraft } = await useSaveDraftMutation.fetcher({ id, data, updatedAt: basedOn.current })();
			basedOn.current = saveDraft.updatedAt;
			sent.current.clear();
			if (typed.current === undefined) return false;
			const isSent = typed.current === data;
			if (isOurs()) keepLocalDraft(id, typed.current, { basedOn: saveDraft.updatedAt, isSent });
			setState({ kind: 'saved', at: saveDraft.updatedAt });
			return !isSent;
		} catch (error) {
			if (error instanceof ApiError && error.code === 'NOT_ALLOWED_NOW') return mayGoOn();
			if (mayPass(error)) return sendAgain();
			const kept = error instanceof ApiError && error.code === 'TOO_MANY_DRAFTS' ? 'full' : 'local';
			if (typed.current !== undefined) setState({ kind: isLocal.current ? kept : 'nowhere' });
			return false;
		}
	}

	/** Later, where that may help: there is nothing more to send now. */
	function sendAgain(): false {
		if (typed.current === undefined) return false;
		setState({ kind: isLocal.current ? 'local' : 'nowhere' });
		if (!isLeft.current) sendIn(AGAIN_MS, isOurs);
		return false;
	}

	/** Forgotten meanwhile, or typed on in another tab, it is not ours to write. */
	function isOurs(): boolean {
		return !isLocal.current || readLocalDraft(id, (json) => json)?.draft === typed.current;
	}

	/** Another version is there: our own, whose answer was lost, or another device's, of which the person says whether it stays. */
	async function mayGoOn(): Promise<boolean> {
		const { data, isSuccess } = await drafts.refetch();
		if (typed.current === undefined) return false;
		if (!isSuccess) return sendAgain();
		const theirs = findIn(data);
		if (!theirs) setOpened((before) => before && { ...before, isGone: true });
		if (!theirs || sent.current.has(theirs.data) || !isReadable(theirs.data)) {
			basedOn.current = theirs?.updatedAt ?? null;
			return true;
		}
		// What was typed meanwhile waits too.
		rest();
		isLocal.current = keepLocalDraft(id, typed.current, { basedOn: null, isSent: false });
		const met = { other: { data: theirs.data, at: theirs.updatedAt }, typedAt: serverDate().toISOString() };
		setOpened((before) => before && { ...before, ...met });
		setState({ kind: isLocal.current ? 'elsewhere' : 'nowhere' });
		return false;
	}

	function keep(data: string): void {
		typed.current = data;
		// Not yet decided, it is as it was: what was never sent and is based on another version.
		isLocal.current = keepLocalDraft(id, data, { basedOn: other ? null : basedOn.current, isSent: false });
		rest();
		if (other) setState({ kind: isLocal.current ? 'elsewhere' : 'nowhere' });
		else sendIn(WAIT_MS);
	}

	return {
		/** What was kept before; null when nothing was, undefined while it is not known. */
		kept: opened && keptOf(kept, read),
		/** There where there is one to be made. */
		choice:
			opened && other
				? ({
						at: typedAt,
						otherAt: other.at,
						onKeep: () => {
							setOpened({ ...opened, other: undefined });
							basedOn.current = other.at;
							typed.current ??= kept?.data;
							void send();
						},
						onTakeOther: () => {
							typed.current = undefined;
							basedOn.current = other.at;
							forgetLocalDraft(id);
							setOpened({ kept: other, other: undefined, round: round + 1 });
							setState(undefined);
						},
					} satisfies DraftChoice)
				: undefined,
		/** What the server had of it was posted or thrown away elsewhere; what is here stays. */
		isGone: opened?.isGone === true,
		/** How often the form has to begin with something else. */
		round,
		state,
		/** Keeps what is typed, as JSON. */
		keep,
		forget: async () => {
			rest();
			typed.current = undefined;
			forgetLocalDraft(id);
			setState(undefined);
			// What comes to the server after this would be there again.
			await sending.current;
			// Not yet decided, the other device's stays.
			if (other) return;
			await remove.mutateAsync({ id }).catch(() => undefined);
			basedOn.current = null;
		},
	};
}

function keptOf<Draft>(kept: PickedDraft['kept'], read: (json: string) => Draft | undefined): KeptDraft<Draft> | null {
	const draft = kept && read(kept.data);
	return draft ? { draft, at: kept.at } : null;
}
