import { useCreateUploadMutation } from '@ancu/api/account';
import { ApiError } from '@ancu/api/client';
import type { UploadPaper } from '@ancu/ui/planning';
import { sendFile } from '../file/send-file.ts';

/** Sends papers of planning checks, which are kept private under their names. */
export function useUploadPaper(): UploadPaper {
	const openUpload = useCreateUploadMutation();
	return async (file, options) => {
		try {
			const { url } = (await openUpload.mutateAsync({ purpose: 'PLANNING_FILE' })).createUpload;
			return await sendFile(url, file, { ...options, name: file.name });
		} catch (error) {
			if (error instanceof ApiError && error.code !== 'NETWORK') return { message: error.message };
			throw error;
		}
	};
}
