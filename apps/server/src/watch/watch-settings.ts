import { z } from 'zod/mini';
import { samplers, type TraceSettings } from './traces.ts';

const optional = z.optional(z.string());

/** Variables about watching the server. Those of OpenTelemetry have its own names; what else it knows, as OTEL_EXPORTER_OTLP_HEADERS, its exporter reads by itself. */
export const watchVariables = {
	METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535))),
	METRICS_HOST: z._default(z.string(), '127.0.0.1'),
	APP_VERSION: z._default(z.string().check(z.regex(/^[\w.+-]{1,64}$/)), 'unversioned'),
	OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
	OTEL_SERVICE_NAME: z._default(z.string(), 'ancu'),
	OTEL_TRACES_SAMPLER: z._default(z.enum(samplers), 'parentbased_always_on'),
	OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
	OTEL_EXPORTER_OTLP_PROTOCOL: optional,
};

/** Where figures are read, and where traces go. */
export interface WatchSettings {
	/** Where Prometheus reads figures; undefined where nobody does. */
	metrics: { port: number; host: string } | undefined;
	/** Undefined where nobody takes traces. */
	traces: TraceSettings | undefined;
	/** What is said to run, as a tag or a commit. */
	version: string;
}

type Values = z.output<z.ZodMiniObject<typeof watchVariables>>;

export function readWatch(values: Values): WatchSettings {
	const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
	return {
		metrics: port === undefined ? undefined : { port, host },
		traces: endpoint
			? {
					url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
					service: values.OTEL_SERVICE_NAME,
					sampler: values.OTEL_TRACES_SAMPLER,
					ratio: values.OTEL_TRACES_SAMPLER_ARG,
				}
			: undefined,
		version: values.APP_VERSION,
	};
}

/** What is wrong with the variables, in words for whoever runs the server. */
export function problemsOfWatch({ PORT: port, METRICS_PORT: own, ...values }: Values & { PORT: number }): string[] {
	const protocol = values.OTEL_EXPORTER_OTLP_PROTOCOL;
	return [
		...(own !== undefined && own !== 0 && own === port
			? ['METRICS_PORT: a port of its own, for PORT is where everybody may ask']
			: []),
		...(protocol !== undefined && protocol !== 'http/json'
			? ['OTEL_EXPORTER_OTLP_PROTOCOL: http/json is what is spoken']
			: []),
	];
}
