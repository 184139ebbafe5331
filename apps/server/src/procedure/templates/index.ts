import type { StoredTemplate } from '../../database/tables.ts';
import type { ProcedureType } from '../../graphql/schema.generated.ts';
import { buy } from './buy.ts';
import { donate } from './donate.ts';
import { transfer } from './transfer.ts';

/** The first version of every template: what an installation begins with. Staff write the next ones. */
export const firstTemplates: Readonly<Record<ProcedureType, StoredTemplate>> = {
	BUY: buy,
	TRANSFER: transfer,
	DONATE: donate,
};
