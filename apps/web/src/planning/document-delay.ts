import { MINUTE_MS, serverNow } from '@ancu/forms/format';

const DOCUMENT_MS = 3_000;
/** A document is made within seconds; one that is not made by then is not worth asking for by the second. */
const MAKING_MS = MINUTE_MS;

/** How long to wait before an answer is looked at again, in milliseconds: shortly while its document is being made, else as usual. */
export function documentDelay(
	answer: { documentUrl: string | null; createdAt: string } | null | undefined,
	usual: number,
): number {
	const isMade = !answer || answer.documentUrl !== null || serverNow() - Date.parse(answer.createdAt) > MAKING_MS;
	return isMade ? usual : DOCUMENT_MS;
}
