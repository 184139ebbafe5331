export * from './use-parcel-form.ts';
export * from './use-planning-answer-form.ts';
export * from './use-planning-check-form.ts';
export * from './use-planning-reply-form.ts';
