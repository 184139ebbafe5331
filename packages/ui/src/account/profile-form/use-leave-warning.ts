import { useEffect } from 'react';

/** Has the browser ask before the page is closed or loaded anew, while something is not saved. */
export function useLeaveWarning(isDirty: boolean): void {
	useEffect(() => {
		if (!isDirty) return;
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', warn);
		return () => window.removeEventListener('beforeunload', warn);
	}, [isDirty]);
}
