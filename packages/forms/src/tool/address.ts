import { formatNumber, type Locale } from '../format/index.ts';
import { readYearlyRate } from '../invest/rate.ts';
import { readQuantity } from '../invest/schema.ts';
import { type ProcedureType, procedureTypes } from '../procedure/terms.ts';
import { readAmount } from '../wallet/amount.ts';
import { areaUnits } from './area-units.ts';
import { readBirthDate } from './birth-date.ts';
import { genders } from './destiny.ts';
import { loanMethods } from './loan.ts';
import { type LoanDraft, loanSources, termUnits } from './loan-schema.ts';
import type { DirectionDraft, PriceDraft, UnitsDraft } from './schema.ts';
import { priceQuestions, readUnitPrice } from './unit-price.ts';
import { readAreaNumber, readSquareMeters } from './written-area.ts';

/** How a field stands in an address, the same in every language, and how it is written for a person. */
interface FieldForm {
	/** What an address holds of a text; undefined where it cannot be read. */
	toAddress: (text: string, locale: Locale) => string | undefined;
	/** The text for what an address holds; undefined where that makes no sense. */
	toText: (written: string, locale: Locale) => string | undefined;
	/** One of several, and nothing that somebody types. */
	isChoice?: true;
}

/** The fields of a tool, each with what it holds at first, as an address would. */
export type ToolFields<Draft> = { readonly [Name in keyof Draft]: readonly [FieldForm, Draft[Name] & string] };

const digits = (written: string, locale: Locale) =>
	/^\d{1,15}(\.\d{1,4})?$/.test(written) ? formatNumber(Number(written), locale, 4) : undefined;
const number = (read: (text: string, locale: Locale) => number | string | undefined): FieldForm => ({
	toAddress: (text, locale) => read(text, locale)?.toString(),
	toText: digits,
});
const money = number(readAmount);
const unitMoney = number(readUnitPrice);
const count = number(readQuantity);
const squareMeters = number(readSquareMeters);
const areaNumber = number(readAreaNumber);
const percent = number((text) => {
	const bps = readYearlyRate(text);
	return bps === undefined || bps < 0 ? undefined : bps / 100;
});
const birth: FieldForm = {
	toAddress: (text) => {
		const found = readBirthDate(text);
		return found && (found.day ?? String(found.year));
	},
	toText: (written) => written.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1'),
};
const choice = (options: readonly string[]): FieldForm => {
	const one = (written: string) => options.find((option) => option === written);
	return { toAddress: one, toText: one, isChoice: true };
};

/** A loan's fields. The rate is an example and no bank's. */
export const loanFields: ToolFields<LoanDraft> = {
	by: [choice(loanSources), 'own'],
	price: [money, ''],
	own: [money, ''],
	amount: [money, ''],
	term: [count, '20'],
	termUnit: [choice(termUnits), 'year'],
	rate: [percent, '10'],
	fixed: [count, ''],
	later: [percent, ''],
	method: [choice(loanMethods), 'reducing'],
	grace: [count, ''],
	early: [money, ''],
	earlyMonth: [count, ''],
	earlyFee: [percent, ''],
};

/** Of price, area and price per m². */
export const priceFields: ToolFields<PriceDraft> = {
	find: [choice(priceQuestions), 'unitPrice'],
	price: [money, ''],
	area: [squareMeters, ''],
	unitPrice: [unitMoney, ''],
};

/** Of units of area. */
export const unitsFields: ToolFields<UnitsDraft> = {
	value: [areaNumber, '1'],
	unit: [choice(areaUnits), 'sao_north'],
};

/** Of directions by year of birth. */
export const directionFields: ToolFields<DirectionDraft> = {
	born: [birth, ''],
	gender: [choice(genders), 'male'],
};

/** What fees and taxes of a transfer are calculated from, as an address holds it. */
interface FeesDraft {
	type: ProcedureType;
	price: string;
	statePrice: string;
	family: Flag;
	onlyHome: Flag;
}
type Flag = '' | '1';
const flag = choice(['', '1']);

/** Of fees and taxes. */
export const feesFields: ToolFields<FeesDraft> = {
	type: [choice(procedureTypes), 'BUY'],
	price: [money, ''],
	statePrice: [money, ''],
	family: [flag, ''],
	onlyHome: [flag, ''],
};

const TEXT_MAX = 40;

/** A tool's form from an address. What cannot be read stays as it was typed, to be said so; a choice that is none is the first. */
export function readToolDraft<Draft>(fields: ToolFields<Draft>, params: URLSearchParams, locale: Locale): Draft {
	const draft: Partial<Record<keyof Draft, string>> = {};
	for (const name of namesOf(fields)) {
		const [form, first] = fields[name];
		const written = params.get(String(name))?.slice(0, TEXT_MAX) ?? first;
		draft[name] = form.toText(written, locale) ?? (form.isChoice ? first : written);
	}
	return draft as Draft;
}

/** The address of what stands in a tool's form; the reverse of `readToolDraft`. What is as at first is left out. */
export function writeToolDraft<Draft>(fields: ToolFields<Draft>, draft: Draft, locale: Locale): URLSearchParams {
	const params = new URLSearchParams();
	for (const name of namesOf(fields)) {
		const [form, first] = fields[name];
		const text = String(draft[name]).trim();
		const written = form.toAddress(text, locale) ?? text.slice(0, TEXT_MAX);
		if (written !== first) params.set(String(name), written);
	}
	return params;
}

/** What was typed into a field as the language writes it, or another one, digits grouped; as it is where it cannot be read. */
export function tidyText<Draft>(
	fields: ToolFields<Draft>,
	name: keyof Draft,
	text: string,
	locale: Locale,
	to: Locale = locale,
): string {
	const [form] = fields[name];
	const written = form.toAddress(text.trim(), locale);
	return (written && form.toText(written, to)) || text;
}

function namesOf<Draft>(fields: ToolFields<Draft>): (keyof Draft)[] {
	return Object.keys(fields) as (keyof Draft)[];
}
