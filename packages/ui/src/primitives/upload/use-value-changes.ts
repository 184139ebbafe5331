import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Changes a value that its owner keeps. Uploads end in any order and between renders, so each change starts from the newest
 * value. `apply` is a pure function; what it answers unchanged is not reported.
 */
export function useValueChanges<Value, Change>(
	value: Value,
	onChange: (value: Value) => void,
	apply: (value: Value, change: Change) => Value,
): (change: Change) => void {
	const latest = useRef(value);
	const report = useRef({ onChange, apply });
	useLayoutEffect(() => {
		latest.current = value;
	}, [value]);
	useLayoutEffect(() => {
		report.current = { onChange, apply };
	}, [onChange, apply]);
	return useCallback((change) => {
		const next = report.current.apply(latest.current, change);
		if (next === latest.current) return;
		latest.current = next;
		report.current.onChange(next);
	}, []);
}
