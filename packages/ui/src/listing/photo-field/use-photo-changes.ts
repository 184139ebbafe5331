import { changePhotos, type PhotoChange, type PhotoValue } from '@ancu/forms/listing';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Changes the photos of a form. Uploads end in any order and between renders, so each change starts from the newest value. */
export function usePhotoChanges(
	value: readonly PhotoValue[],
	onChange: (value: readonly PhotoValue[]) => void,
): (change: PhotoChange) => void {
	const latest = useRef(value);
	const report = useRef(onChange);
	useLayoutEffect(() => {
		latest.current = value;
	}, [value]);
	useLayoutEffect(() => {
		report.current = onChange;
	}, [onChange]);
	return useCallback((change) => {
		const next = changePhotos(latest.current, change);
		if (next === latest.current) return;
		latest.current = next;
		report.current(next);
	}, []);
}
