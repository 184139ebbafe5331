import type { AddressSystem } from '../database/tables.ts';
import type { Context } from '../graphql/context.ts';

/** What a province, district or ward is called; null without one. */
export async function unitName(
	{ loaders }: Pick<Context, 'loaders'>,
	system: AddressSystem,
	code: string | null,
): Promise<string | null> {
	return (code && (await loaders.unit.load({ system, code }))?.name) || null;
}
