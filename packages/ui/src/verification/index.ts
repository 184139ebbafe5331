export { Evidence, type EvidenceProps } from './check-screen/evidence.tsx';
export type { GreenCheckClaims } from './finding-list/finding-list.tsx';
export { FindingList, type FindingListProps } from './finding-list/finding-list.tsx';
export { GreenCheckHistory, type GreenCheckHistoryProps } from './green-check-history/green-check-history.tsx';
export { GreenCheckList, type GreenCheckListProps } from './green-check-list/green-check-list.tsx';
export { GreenCheckMark, type GreenCheckMarkProps } from './green-check-mark/green-check-mark.tsx';
export { GreenCheckPage, type GreenCheckPageProps } from './green-check-page/green-check-page.tsx';
export { GreenCheckQueue, type GreenCheckQueueProps } from './green-check-queue/green-check-queue.tsx';
export { firstStatus, type GreenCheckFilter, greenCheckStatuses } from './green-check-queue/queue-filter.tsx';
export {
	GreenCheckRequest,
	type GreenCheckRequestProps,
	type OwnCheckedListing,
} from './green-check-request/green-check-request.tsx';
export { GreenCheckReview, type GreenCheckReviewProps } from './green-check-review/green-check-review.tsx';
export { GreenCheckStatusTag, type GreenCheckStatusTagProps } from './green-check-status/green-check-status.tsx';
export type { QueueScope } from './green-check-status/queue-state.tsx';
export { useNextWords } from './green-check-status/use-next-words.ts';
export { GreenCheckWork, type GreenCheckWorkProps } from './green-check-work/green-check-work.tsx';
export type { Keeping } from './green-check-work/keeping-line.tsx';
export type { LocateSite, SiteLocateFailure } from './green-check-work/position-field.tsx';
export type { UploadSitePhoto } from './green-check-work/use-site-uploads.ts';
export { RejectCheckDialog, type RejectCheckDialogProps } from './reason-dialog/reject-check-dialog.tsx';
export type {
	CheckedListing,
	CheckStatus,
	GreenCheck,
	GreenCheckAction,
	GreenCheckEvent,
	GreenCheckItem,
	GreenCheckMarkModel,
	GreenCheckPhoto,
	GreenCheckPosition,
	GreenCheckRow,
	GreenCheckStage,
	GreenCheckSummary,
} from './verification-model.ts';
