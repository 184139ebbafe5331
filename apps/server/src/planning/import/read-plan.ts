import * as z from 'zod/mini';
import type { PlanKind } from '../../graphql/schema.generated.ts';
import { propertyReader } from './read-properties.ts';

/** What is known of a plan besides its zones. */
export interface PlanFacts {
	kind: PlanKind;
	name: string;
	decision: string | null;
	/** YYYY-MM-DD. */
	decidedOn: string | null;
	/** Denominator. */
	scale: number | null;
	horizon: number | null;
	source: string | null;
}

/** The same as a person types it. */
export type PlanWords = { [Fact in keyof PlanFacts]?: string | undefined };

const kinds: ReadonlyMap<string, PlanKind> = new Map([
	['construction', 'CONSTRUCTION'],
	['land-use', 'LAND_USE'],
]);

const rules = {
	decidedOn: z.iso.date(),
	scale: z.coerce.number().check(z.int(), z.gte(100), z.lte(10_000_000)),
	horizon: z.coerce.number().check(z.int(), z.gte(1990), z.lte(2200)),
};

/** Joins what a person says of a plan with what its file says. Throws with a sentence when something is missing or cannot be. */
export function readPlan(words: PlanWords, properties: Record<string, unknown>): PlanFacts {
	const file = propertyReader(properties);
	const said = (fact: keyof PlanFacts) => words[fact]?.normalize('NFC').trim() || file.text(fact);
	const name = said('name');
	if (!name) throw new Error('the plan has no name; --name says it.');
	const kind = kinds.get(said('kind')?.toLowerCase().replaceAll('_', '-') ?? '');
	if (!kind) throw new Error('--kind is one of construction, land-use.');
	return {
		kind,
		name,
		decision: said('decision'),
		decidedOn: check(said('decidedOn'), rules.decidedOn, '--decided-on is a day, as 2021-12-31.'),
		// As `1:2000` or `1/2.000` too.
		scale: check(
			said('scale')
				?.replace(/^1\s*[:/]\s*/, '')
				.replace(/[.,\s](?=\d{3})/g, ''),
			rules.scale,
			'--scale is a denominator, as 2000.',
		),
		horizon: check(said('horizon'), rules.horizon, '--horizon is a year, as 2040.'),
		source: said('source'),
	};
}

function check<Output>(said: string | null | undefined, rule: z.ZodMiniType<Output>, message: string): Output | null {
	if (!said) return null;
	const { success, data } = rule.safeParse(said);
	if (!success) throw new Error(message);
	return data;
}
