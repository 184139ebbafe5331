import { requiredEmailSchema } from '@ancu/forms/account/schema';
import * as z from 'zod/mini';
import { parseInput } from '../graphql/parse-input.ts';

const schema = z.object({ email: requiredEmailSchema });

/** An address as somebody gave it, without blanks around it. Throws BAD_INPUT for what is none. */
export function readEmail(given: string): string {
	return parseInput(schema, { email: given }).email;
}
