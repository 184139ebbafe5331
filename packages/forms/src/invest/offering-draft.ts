import { readLocalTime, writeLocalTime } from '../format/local-time.ts';
import { readAmount, writeAmount } from '../wallet/amount.ts';
import { type DocumentKind, type FlatOffering, SHARE_PRICE_MIN } from './offering-schema.ts';
import { readRate, writeRate } from './rate.ts';
import { readQuantity } from './schema.ts';

/** A paper that the server has: an upload that nothing took yet, or a document of the offering. */
export interface KeptDocument {
	kind: DocumentKind;
	id: string;
	name: string;
}

/** The offering of a listing as it stands in the form: what was typed, word for word. Names are those of LocationInfoInput and OfferingInput. */
export interface OfferingDraft {
	/** Shares are offered; else nothing else here counts. */
	isInvest: boolean;
	/** Shares, as typed: `1.000`. */
	totalShare: string;
	/** Money, as typed: `5 triệu`. */
	pricePerShare: string;
	/** Shares; empty: all. */
	releaseQuantity: string;
	/** Money; empty: one share. */
	minInvestment: string;
	/** Shares; empty: no limit. */
	maxSharePerAccount: string;
	/** Percent, as typed: `1,5`; empty: none. */
	feeBps: string;
	/** Shares; empty: none. */
	softCap: string;
	/** Vietnamese time, as `datetime-local` has it. */
	startDate: string;
	/** Vietnamese time, as `datetime-local` has it. */
	endDate: string;
	useOfFunds: string;
	exitRule: string;
	/** Percent of what shares cost, over the whole time, as typed: `-10`. */
	lowBps: string;
	baseBps: string;
	highBps: string;
	documents: readonly KeptDocument[];
}

/** A listing that offers no shares. */
export const emptyOfferingDraft: OfferingDraft = {
	isInvest: false,
	totalShare: '',
	pricePerShare: '',
	releaseQuantity: '',
	minInvestment: '',
	maxSharePerAccount: '',
	feeBps: '',
	softCap: '',
	startDate: '',
	endDate: '',
	useOfFunds: '',
	exitRule: '',
	lowBps: '',
	baseBps: '',
	highBps: '',
	documents: [],
};

type Figure = Exclude<
	keyof FlatOffering,
	'isInvest' | 'useOfFunds' | 'exitRule' | 'documents' | 'startDate' | 'endDate'
>;

// `5` was meant as triệu: nothing here costs a few đồng.
function readMoney(text: string): number | undefined {
	const dong = readAmount(text);
	return dong === 0 || (dong !== undefined && dong >= SHARE_PRICE_MIN) ? dong : undefined;
}

/** How each figure is read and written. */
const figures: Readonly<
	Record<Figure, readonly [read: (text: string) => number | undefined, write: (value: number) => string]>
> = {
	totalShare: [readQuantity, String],
	pricePerShare: [readMoney, writeAmount],
	releaseQuantity: [readQuantity, String],
	minInvestment: [readMoney, writeAmount],
	maxSharePerAccount: [readQuantity, String],
	feeBps: [readRate, writeRate],
	softCap: [readQuantity, String],
	lowBps: [readRate, writeRate],
	baseBps: [readRate, writeRate],
	highBps: [readRate, writeRate],
};
const figureNames = Object.keys(figures) as Figure[];

/** What a draft says of shares, not yet checked: null where nothing is said, NaN where a figure was meant and cannot be read. */
export function readOfferingDraft(draft: OfferingDraft): FlatOffering {
	if (!draft.isInvest) return { isInvest: false };
	const read = (name: Figure) => (draft[name].trim() ? (figures[name][0](draft[name]) ?? Number.NaN) : null);
	const moment = (local: string) => (local ? (readLocalTime(local) ?? local) : null);
	return {
		isInvest: true,
		...(Object.fromEntries(figureNames.map((name) => [name, read(name)])) as Record<Figure, number | null>),
		startDate: moment(draft.startDate),
		endDate: moment(draft.endDate),
		useOfFunds: draft.useOfFunds,
		exitRule: draft.exitRule,
		documents: draft.documents.map(({ kind, id }) => ({ kind, id })),
	};
}

/** An offering that is there already, as the form would hold it. Takes values by their names in LocationInfoInput. */
export function toOfferingDraft({ offering, ...listing }: Readonly<Record<string, unknown>>): OfferingDraft {
	const said: Readonly<Record<string, unknown>> = { ...listing, ...(offering as object | null | undefined) };
	const text = (name: 'useOfFunds' | 'exitRule') => String(said[name] ?? '');
	const moment = (value: unknown) => (typeof value === 'string' ? writeLocalTime(value) : '');
	const write = (name: Figure) => {
		const value = said[name];
		// What an empty field says as well.
		const isUsual =
			name === 'releaseQuantity' ? value === said.totalShare : value === 0 && !/^(?:low|base|high)/.test(name);
		return typeof value === 'number' && !isUsual ? figures[name][1](value) : '';
	};
	return {
		isInvest: said.isInvest === true,
		...(Object.fromEntries(figureNames.map((name) => [name, write(name)])) as Record<Figure, string>),
		startDate: moment(said.startDate),
		endDate: moment(said.endDate),
		useOfFunds: text('useOfFunds'),
		exitRule: text('exitRule'),
		documents: ((said.documents ?? []) as readonly (Omit<KeptDocument, 'name'> & { name?: string })[]).map(
			({ kind, id, name = '' }) => ({ kind, id, name }),
		),
	};
}

/** Whether what was kept in a draft's list of documents can be taken as such. */
export function isKeptDocument(value: unknown): value is KeptDocument {
	if (typeof value !== 'object' || value === null) return false;
	const { kind, id, name } = value as Partial<Record<keyof KeptDocument, unknown>>;
	return [kind, id, name].every((part) => typeof part === 'string');
}
