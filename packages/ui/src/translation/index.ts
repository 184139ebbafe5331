export { FormDialog, type FormDialogProps } from './act-dialog/form-dialog.tsx';
export { FormFailure, type FormFailureProps } from './form-failure/form-failure.tsx';
export { KNOWN_TOTAL } from './known-total.ts';
export { ListPages, type ListPagesProps, type PagedListProps } from './list-pages/list-pages.tsx';
export { LoadError, type LoadErrorProps } from './load-error/load-error.tsx';
export { NotFound, type NotFoundProps } from './not-found/not-found.tsx';
export { RowsLoading, type RowsLoadingProps } from './rows-loading/rows-loading.tsx';
export { ShareButton, type ShareButtonProps } from './share-button/share-button.tsx';
export { useLedFocus } from './use-led-focus.ts';
