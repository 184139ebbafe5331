export { ActDialog, type ActDialogProps } from './act-dialog/act-dialog.tsx';
export { FormDialog, type FormDialogProps } from './act-dialog/form-dialog.tsx';
export { CheckStep, type CheckStepProps } from './check-step/check-step.tsx';
export { FormFailure, type FormFailureProps } from './form-failure/form-failure.tsx';
export { LinkRows, type LinkRowsProps } from './link-rows/link-rows.tsx';
export { ListBody, type ListBodyProps, type PagedListProps } from './list-body/list-body.tsx';
export { ListFilter, type ListFilterProps } from './list-filter/list-filter.tsx';
export { ListPages, type ListPagesProps } from './list-pages/list-pages.tsx';
export { LoadError, type LoadErrorProps } from './load-error/load-error.tsx';
export { RetryButton, type RetryButtonProps } from './load-error/retry-button.tsx';
export { NoMatch, type NoMatchProps } from './no-match/no-match.tsx';
export { NotFound, type NotFoundProps } from './not-found/not-found.tsx';
export { PaperField, type PaperFieldProps } from './paper-field/paper-field.tsx';
export type { UploadPaper } from './paper-field/use-paper-uploads.ts';
export {
	PictureField,
	type PictureFieldProps,
	type PicturePending,
	type UploadPicture,
} from './picture-field/picture-field.tsx';
export { RowsLoading, type RowsLoadingProps } from './rows-loading/rows-loading.tsx';
export { ShareButton, type ShareButtonProps } from './share-button/share-button.tsx';
export { useLedFocus } from './use-led-focus.ts';
export { useStepWords } from './use-step-words.ts';
export { WordsField, type WordsFieldProps } from './words-field.tsx';
