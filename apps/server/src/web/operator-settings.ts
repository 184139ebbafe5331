import type { Operator } from '@ancu/forms/content';
import { z } from 'zod/mini';

const text = z.optional(z.string().check(z.trim(), z.minLength(1)));

/** Who runs the site, as the environment says it. The law wants them named; in development nobody is. */
export const operatorVariables = {
	OPERATOR_NAME: text,
	OPERATOR_ADDRESS: text,
	OPERATOR_TAX_NUMBER: text,
	OPERATOR_PHONE: text,
	OPERATOR_EMAIL: z.optional(z.email()),
};

type OperatorValues = Partial<Record<keyof typeof operatorVariables, string | undefined>>;

/** Only what is configured: nothing about an operator is made up. */
export function readOperator(values: OperatorValues): Operator {
	const facts: { [Fact in keyof Operator]: string | undefined } = {
		name: values.OPERATOR_NAME,
		address: values.OPERATOR_ADDRESS,
		taxNumber: values.OPERATOR_TAX_NUMBER,
		phone: values.OPERATOR_PHONE,
		email: values.OPERATOR_EMAIL,
	};
	return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}
