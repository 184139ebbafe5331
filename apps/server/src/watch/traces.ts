import type { FastifyInstance } from 'fastify';

/** What of a piece of work goes into its span: names and numbers, never what somebody sent. */
export type TraceFacts = Readonly<Record<string, string | number>>;

/** A piece of work as it is traced. */
export interface TracedWork {
	/** Says what it was, once that is known. */
	describe: (name: string, facts?: TraceFacts) => void;
}

/** Traces of what the server does. Where nobody takes them there are none: see start-traces.ts. */
export interface Traces {
	/** A span for every request of an app. */
	register: (app: FastifyInstance) => void;
	/** A span around a piece of work; statements and calls of others made in it are its children. */
	around: <Result>(name: string, work: (traced: TracedWork) => Promise<Result>) => Promise<Result>;
	/** Sends what there is. */
	stop: () => Promise<void>;
}

/** Where traces go, and which. */
export interface TraceSettings {
	/** Takes OTLP over HTTP. */
	url: string;
	service: string;
	sampler: Sampler;
	/** For samplers by ratio, 0 to 1. */
	ratio: number;
}

/** As OpenTelemetry's OTEL_TRACES_SAMPLER names them. */
export const samplers = [
	'always_on',
	'always_off',
	'traceidratio',
	'parentbased_always_on',
	'parentbased_always_off',
	'parentbased_traceidratio',
] as const;
export type Sampler = (typeof samplers)[number];
