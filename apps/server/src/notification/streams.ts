import type { Heard } from './wake.ts';

/** What is open for one reader. */
export interface Stream {
	accountId: string;
	/** Hash of the session's token. */
	tokenHash: Buffer;
	/** The reader's notifications changed. */
	change: () => void;
	end: () => void;
}

export interface StreamsOptions {
	/** Which of these sessions still count. */
	findLive: (tokenHashes: readonly Buffer[]) => Promise<ReadonlySet<string>>;
	onFailure: (error: unknown) => void;
}

/** The open streams of this process, by account. */
export function createStreams({ findLive, onFailure }: StreamsOptions) {
	const byAccount = new Map<string, Set<Stream>>();
	const all = () => [...byAccount.values()].flatMap((streams) => [...streams]);

	/** Ends the streams whose session has ended. */
	async function check(streams: readonly Stream[]): Promise<void> {
		if (streams.length === 0) return;
		try {
			const live = await findLive(streams.map(({ tokenHash }) => tokenHash));
			for (const stream of streams) if (!live.has(stream.tokenHash.toString('hex'))) stream.end();
		} catch (error) {
			onFailure(error);
		}
	}

	return {
		/** How many an account has open. */
		count: (accountId: string): number => byAccount.get(accountId)?.size ?? 0,
		countAll: (): number => all().length,
		/** Returns how to take it out again. */
		add: (stream: Stream): (() => void) => {
			const streams = byAccount.get(stream.accountId) ?? new Set();
			byAccount.set(stream.accountId, streams.add(stream));
			return () => {
				streams.delete(stream);
				if (streams.size === 0 && byAccount.get(stream.accountId) === streams) byAccount.delete(stream.accountId);
			};
		},
		hear: ({ what, accountId }: Heard): void => {
			const streams = [...(byAccount.get(accountId) ?? [])];
			if (what === 'session') void check(streams);
			else for (const stream of streams) stream.change();
		},
		changeAll: (): void => {
			for (const stream of all()) stream.change();
		},
		checkAll: (): Promise<void> => check(all()),
		endAll: (): void => {
			for (const stream of all()) stream.end();
		},
	};
}
