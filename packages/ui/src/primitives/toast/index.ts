export { ToastProvider, type ToastProviderProps, useToast } from './toast.tsx';
export type { ToastMessage } from './toast-message.ts';
