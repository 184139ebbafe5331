import { useCallback, useLayoutEffect, useRef, useState } from 'react';

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
	const reported = useRef(0);
	/** Changes that `value` has. */
	const [drawn, setDrawn] = useState(0);
	const report = useRef({ onChange, apply });
	useLayoutEffect(() => {
		// A next page whose drawing began before the last change is drawn to its end without it: React lets nothing in.
		if (drawn === reported.current) latest.current = value;
	}, [value, drawn]);
	useLayoutEffect(() => {
		report.current = { onChange, apply };
	}, [onChange, apply]);
	return useCallback((change) => {
		const next = report.current.apply(latest.current, change);
		if (next === latest.current) return;
		latest.current = next;
		reported.current += 1;
		setDrawn(reported.current);
		report.current.onChange(next);
	}, []);
}
