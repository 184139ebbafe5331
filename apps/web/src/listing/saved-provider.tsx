import {
	useSavedIdsQuery,
	useSavedListingsQuery,
	useSaveListingMutation,
	useUnsaveListingMutation,
} from '@ancu/api/listing';
import type { SubmitFailure } from '@ancu/forms/form';
import { MutationObserver, useQuery, useQueryClient } from '@tanstack/react-query';
import {
	createContext,
	type ReactNode,
	useContext,
	useEffect,
	useEffectEvent,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { signInHref } from '../account/sign-in-href.ts';
import { useAccount } from '../account/use-account.ts';
import { createListeners } from '../data/create-listeners.ts';
import { quiet, sharedByTabs } from '../data/query-client.ts';
import { readAllPages } from '../data/read-all-pages.ts';
import { unlessGone } from '../data/unless-gone.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGo } from '../shell/use-go.ts';

interface Saved {
	/** Whether a listing is saved, also while saving it is under way. */
	isSaved: (listing: { id: string; isSaved?: boolean }) => boolean;
	/** Saves or unsaves; seen at once, taken back when the server refuses. A visitor is asked to sign in first, and finds it saved. */
	setSaved: (id: string, saved: boolean) => Promise<SubmitFailure | undefined>;
}

interface SavedStore {
	read: () => Saved;
	write: (next: Saved) => void;
	subscribe: (listener: () => void) => () => void;
}

const savedIds = [useSavedIdsQuery.rootKey];
const readSavedIds = async () => {
	const all = await readAllPages(async (page) => (await useSavedIdsQuery.fetcher(page)()).getAllLocationInfoSaved);
	return all.map(({ id }) => id);
};

const SavedContext = createContext<SavedStore | undefined>(undefined);

/**
 * Knows the signed-in person's saved listings once for every mark on every page: each card would watch them for itself otherwise.
 * The same store all the while: a context that changes takes away what the server drew of parts whose scripts are on their way.
 */
export function SavedProvider({ children }: { children: ReactNode }) {
	const account = useAccount();
	const go = useGo();
	const client = useQueryClient();
	const submit = useSubmit();
	const { data: list } = useQuery({
		...quiet,
		...sharedByTabs,
		queryKey: savedIds,
		queryFn: readSavedIds,
		enabled: Boolean(account),
	});
	/** What was pressed and is not answered yet, by listing. */
	const [pressed, setPressed] = useState<Readonly<Record<string, boolean | undefined>>>({});
	/** What a visitor was about to save, and the pages between which that holds: to sign in, and to come back to. */
	const wanted = useRef<{ id: string; pages: string[] }>(undefined);
	const saved = useMemo((): Saved => {
		const ids = list && new Set(list);
		return {
			// Until they are known the listing's own word counts.
			isSaved: ({ id, isSaved = false }) => Boolean(account) && (pressed[id] ?? ids?.has(id) ?? isSaved),
			setSaved: async (id, saved) => {
				if (account === null) {
					const signIn = signInHref(window.location, 'toSave');
					wanted.current = saved ? { id, pages: [signIn, here()] } : undefined;
					await go(signIn);
					// Nothing failed, and nothing is saved either: the page that comes says why.
					return new Promise(() => undefined);
				}
				// One after the other: of two quick presses the later one counts.
				const mutationKey = ['saved', id];
				const of = { locationInfoId: id };
				const ask: () => Promise<unknown> = saved
					? useSaveListingMutation.fetcher(of)
					: () => unlessGone(useUnsaveListingMutation.fetcher(of)());
				setPressed((before) => ({ ...before, [id]: saved }));
				const refused = await submit(() =>
					new MutationObserver(client, { mutationKey, scope: { id: `saved ${id}` }, mutationFn: ask }).mutate(),
				);
				if (!refused) {
					// A list that was asked for meanwhile may have been read before this was written.
					await client.cancelQueries({ queryKey: savedIds });
					client.setQueryData<string[]>(savedIds, (now) => now && withId(now, id, saved));
					await client.invalidateQueries({ queryKey: [useSavedListingsQuery.rootKey] });
				}
				// Pressed before the list was there, that was not waited for.
				if (!client.getQueryData(savedIds)) await client.invalidateQueries({ queryKey: savedIds });
				if (!client.isMutating({ mutationKey })) setPressed((before) => ({ ...before, [id]: undefined }));
				return refused;
			},
		};
	}, [account, list, pressed, go, client, submit]);
	const [store] = useState(() => createStore(saved));
	useEffect(() => store.write(saved), [store, saved]);
	const saveWanted = useEffectEvent(() => {
		const { id, pages } = wanted.current ?? {};
		wanted.current = undefined;
		// Whoever went elsewhere and signed in there did so for something else.
		if (id && pages?.includes(here())) void saved.setSaved(id, true);
	});
	useEffect(() => {
		if (account) saveWanted();
	}, [account]);
	return <SavedContext value={store}>{children}</SavedContext>;
}

/** What `read` asks of the person's saved listings, in step everywhere on the page. */
export function useSaved<Value extends string | boolean>(read: (isSaved: Saved['isSaved']) => Value): Value {
	const store = useStore();
	return useSyncExternalStore(
		store.subscribe,
		() => read(store.read().isSaved),
		() => read(() => false),
	);
}

/** Saves and unsaves listings. */
export function useSetSaved(): Saved['setSaved'] {
	const store = useStore();
	return (id, saved) => store.read().setSaved(id, saved);
}

function useStore(): SavedStore {
	const store = useContext(SavedContext);
	if (!store) throw new Error('There is no SavedProvider above.');
	return store;
}

function createStore(saved: Saved): SavedStore {
	let current = saved;
	const listeners = createListeners();
	return {
		read: () => current,
		write: (next) => {
			current = next;
			listeners.tell();
		},
		subscribe: listeners.add,
	};
}

const here = () => window.location.pathname + window.location.search;

function withId(ids: readonly string[], id: string, isIn: boolean): string[] {
	const others = ids.filter((one) => one !== id);
	return isIn ? [id, ...others] : others;
}
