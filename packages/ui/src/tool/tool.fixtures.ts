import {
	type DirectionDraft,
	directionFields,
	type LoanDraft,
	loanFields,
	type PriceDraft,
	priceFields,
	readToolDraft,
	type UnitsDraft,
	unitsFields,
} from '@ancu/forms/tool';

const none = new URLSearchParams();

/** Forms as they are at first. */
export const loan: LoanDraft = readToolDraft(loanFields, none, 'vn');
export const price: PriceDraft = readToolDraft(priceFields, none, 'vn');
export const units: UnitsDraft = readToolDraft(unitsFields, none, 'vn');
export const direction: DirectionDraft = readToolDraft(directionFields, none, 'vn');

/** A loan as people take it. */
export const filledLoan: LoanDraft = { ...loan, price: '4.000.000.000', own: '1.200.000.000' };
