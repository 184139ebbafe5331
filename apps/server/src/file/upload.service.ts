import { requireLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { UploadPurpose } from '../graphql/schema.generated.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { countKeptPapers, countUnusedUploads, insertUpload } from './upload.repository.ts';
import { uploadLimits } from './upload.routes.ts';

const LIFE_MINUTES = 10;
/** Files of one account that nothing uses yet: a dozen drafts full of photos, and no disk full. */
const MOST_UNUSED = 300;
/** Papers that cost their owner nothing: a hundred procedures with ten each. */
const MOST_KEPT = 1_000;
const limits: readonly Limit[] = [
	{ name: 'upload', max: 200, seconds: 3_600 },
	// As much as the listings that may be posted in a day can take: twenty, each with 30 photos and twenty papers.
	{ name: 'upload-day', max: 1_000, seconds: 86_400 },
];
const keptPurposes: readonly UploadPurpose[] = ['PLANNING_FILE', 'PROCEDURE_FILE'];

/**
 * Opens an upload for the signed-in account. Throws TOO_MANY_FILES where too many of its files wait to be used, and TOO_MANY_PAPERS
 * where it keeps too many.
 */
export async function createUpload(
	context: Context,
	purpose: UploadPurpose,
): Promise<{ id: string; url: string; maxBytes: number }> {
	const accountId = context.viewer?.id ?? '';
	for (const limit of limits) await spend(context, limit, accountId);
	if ((await countUnusedUploads(context.db, accountId)) >= MOST_UNUSED)
		throw new AppError('TOO_MANY_FILES', { params: { max: MOST_UNUSED } });
	if (keptPurposes.includes(purpose) && (await countKeptPapers(context.db, accountId)) >= MOST_KEPT)
		throw new AppError('TOO_MANY_PAPERS', { params: { max: MOST_KEPT } });
	const { id, token } = await inTransaction(context.db, async (tx) => {
		await requireLiving(tx, accountId);
		return insertUpload(tx, { accountId, purpose, minutes: LIFE_MINUTES });
	});
	return { id, url: `/uploads/${token}`, maxBytes: uploadLimits[purpose].maxBytes };
}
