export { type Act, useAct } from './use-act.ts';
export { useCountdown } from './use-countdown.ts';
export {
	failureOf,
	type SchemaForm,
	type SchemaFormOptions,
	type Submit,
	type SubmitFailure,
	useSchemaForm,
} from './use-schema-form.ts';
