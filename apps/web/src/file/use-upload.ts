import { useCreateUploadMutation } from '@ancu/api/account';
import { ApiError } from '@ancu/api/client';
import type { UploadPurpose } from '@ancu/api/schema';
import { type SendFileOptions, type SentFile, sendFile } from './send-file.ts';

/** Kept under the names that they come with. */
const named: readonly UploadPurpose[] = ['PLANNING_FILE', 'LISTING_FILE', 'OFFERING_FILE', 'PROCEDURE_FILE'];

/**
 * Sends a form's files for a purpose. Returns what the server keeps, or why it refused, in words; throws where the connection
 * broke or the upload was stopped.
 */
export function useUpload(
	purpose: UploadPurpose,
): (file: File, options: Omit<SendFileOptions, 'name'>) => Promise<SentFile | { message: string }> {
	const openUpload = useCreateUploadMutation();
	return async (file, options) => {
		try {
			const { url } = (await openUpload.mutateAsync({ purpose })).createUpload;
			return await sendFile(url, file, { ...options, ...(named.includes(purpose) && { name: file.name }) });
		} catch (error) {
			if (error instanceof ApiError && error.code !== 'NETWORK') return { message: error.message };
			throw error;
		}
	};
}
