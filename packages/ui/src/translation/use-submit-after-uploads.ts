import { useEffect, useState } from 'react';

export interface SubmitAfterUploadsOptions {
	/** Files are on their way. */
	isUploading: boolean;
	/** How many files were refused on their way until now. */
	refusedFiles: number;
	/** The button is still there. @default true */
	isOpen?: boolean | undefined;
	submit: () => unknown;
	/** One was refused while the press was kept: it is given up. */
	onRefused: () => void;
}

/** A press of the button that sends a form, kept until all its files have arrived. */
export function useSubmitAfterUploads({
	isUploading,
	refusedFiles,
	isOpen = true,
	submit,
	onRefused,
}: SubmitAfterUploadsOptions): {
	isWaiting: boolean;
	wait: () => void;
} {
	const [press, setPress] = useState<{ refusedFiles: number }>();
	// Who goes back to another step has something to change first.
	if (press && !isOpen) setPress(undefined);
	const isRefused = press !== undefined && press.refusedFiles !== refusedFiles;
	const isDue = press !== undefined && !isUploading;
	useEffect(() => {
		if (!isRefused && !isDue) return;
		setPress(undefined);
		if (isRefused) onRefused();
		else submit();
	});
	return { isWaiting: press !== undefined, wait: () => setPress({ refusedFiles }) };
}
