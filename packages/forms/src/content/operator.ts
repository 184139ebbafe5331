/** What people are told of who runs the site, in this order. */
export const operatorFacts = ['name', 'address', 'taxNumber', 'phone', 'email'] as const;
export type OperatorFact = (typeof operatorFacts)[number];

/** Who runs the site. The configuration says it; a fact that it leaves out is not made up. */
export type Operator = Readonly<Partial<Record<OperatorFact, string>>>;
