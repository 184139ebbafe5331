import { useEffect, useState } from 'react';

/** Address of a file within this page for as long as it is shown. */
export function usePreviewUrl(file: File | null): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		if (!file) return;
		const made = URL.createObjectURL(file);
		setUrl(made);
		return () => {
			URL.revokeObjectURL(made);
			setUrl(undefined);
		};
	}, [file]);
	return url;
}
