export { refuseWords } from './refuse-words.ts';
export {
	attempt,
	failureOf,
	NOT_SENT,
	type SubmitAnswer,
	type SubmitFailure,
	toSubmitFailure,
} from './submit-failure.ts';
export { type Act, useAct } from './use-act.ts';
export { useCountdown } from './use-countdown.ts';
export { type SchemaForm, type SchemaFormOptions, type Submit, useSchemaForm } from './use-schema-form.ts';
