export { FileInput } from './file-input.tsx';
export { useIncomingFiles } from './use-incoming-files.ts';
export { usePreviewUrl } from './use-preview-url.ts';
export { type UploadOptions, useUploadQueue } from './use-upload-queue.ts';
export { useValueChanges } from './use-value-changes.ts';
