import { useCreateUploadMutation } from '@ancu/api/account';
import { ApiError } from '@ancu/api/client';
import type { UploadPaper } from '@ancu/ui/planning';
import { sendFile } from './send-file.ts';

/** Sends papers, which are kept private under their names. */
export function useUploadPaper(purpose: 'PLANNING_FILE' | 'OFFERING_FILE'): UploadPaper {
	const openUpload = useCreateUploadMutation();
	return async (file, options) => {
		try {
			const { url } = (await openUpload.mutateAsync({ purpose })).createUpload;
			return await sendFile(url, file, { ...options, name: file.name });
		} catch (error) {
			if (error instanceof ApiError && error.code !== 'NETWORK') return { message: error.message };
			throw error;
		}
	};
}
