export * from './answer-calc.ts';
export * from './answer-schema.ts';
export * from './check-code.ts';
export * from './land-codes.ts';
export * from './request-schema.ts';
export * from './terms.ts';
