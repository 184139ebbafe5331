import { useRef } from 'react';

/**
 * Does something once for the same data, and returns what came of it: whoever was not led on afterwards, for want of a network,
 * presses once more. What failed is done again.
 */
export function useDoneOnce<Data, Result>(act: (data: Data) => Promise<Result>): (data: Data) => Promise<Result> {
	const done = useRef<{ data: string; result: Result }>(undefined);
	return async (data) => {
		const given = JSON.stringify(data);
		if (done.current?.data !== given) done.current = { data: given, result: await act(data) };
		return done.current.result;
	};
}
