import { useEffect, useState } from 'react';

export interface SubmitAfterUploadsOptions {
	/** Files are on their way. */
	isUploading: boolean;
	/** How many files were refused on their way until now. */
	refusedFiles: number;
	/** Where the button stands, as in a step of the form: elsewhere its press is given up. */
	place?: string | undefined;
	submit: () => unknown;
	/** One was refused while the press was kept: it is given up. */
	onRefused: () => void;
}

/** A press of the button that sends a form, kept until all its files have arrived. */
export function useSubmitAfterUploads({
	isUploading,
	refusedFiles,
	place,
	submit,
	onRefused,
}: SubmitAfterUploadsOptions): {
	isWaiting: boolean;
	wait: () => void;
} {
	const [press, setPress] = useState<{ refusedFiles: number; place: string | undefined }>();
	// Who goes back to another step has something to change first.
	if (press && press.place !== place) setPress(undefined);
	const isRefused = press !== undefined && press.refusedFiles !== refusedFiles;
	const isDue = press !== undefined && !isUploading;
	useEffect(() => {
		if (!isRefused && !isDue) return;
		setPress(undefined);
		if (isRefused) onRefused();
		else submit();
	});
	return { isWaiting: press !== undefined, wait: () => setPress({ refusedFiles, place }) };
}
