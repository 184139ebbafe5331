export {
	directionFields,
	feesFields,
	loanFields,
	priceFields,
	readToolDraft,
	unitsFields,
	writeToolDraft,
} from './address.ts';
export { type AreaUnit, areaUnits, landRegions, regionOf, sizeOf } from './area-units.ts';
export { type Destiny, type DirectionStar, genders, type Star, yearName } from './destiny.ts';
export type { Rounded } from './fraction.ts';
export { type Instalment, loanMethods } from './loan.ts';
export { type LoanDraft, type LoanValues, loanSources, termUnits } from './loan-schema.ts';
export { dueOf, type LoanTotals, type LoanYear, totalsOf, yearsOf } from './loan-totals.ts';
export type { DirectionDraft, PriceDraft, UnitsDraft } from './schema.ts';
export { type Tool, tools } from './tools.ts';
export { pricedUnits, priceOfUnit, priceQuestions } from './unit-price.ts';
