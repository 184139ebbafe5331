export * from './use-notification-settings-form.ts';
