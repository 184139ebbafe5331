import { addableTerms, type OfferingTerms } from '@ancu/forms/invest';
import type { Db } from '../database/open-database.ts';
import type { StoredOffering } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import { lockOffering, type OfferingRow } from './offering.repository.ts';

type Listing = Pick<
	ListingRow,
	'id' | 'is_invest' | 'total_share' | 'price_per_share' | 'start_date' | 'end_date' | 'offering'
>;

/** The terms that a listing states, accepted or not; null where it offers no shares, or does not say how many at what price. */
export function termsOf(listing: Listing): OfferingTerms | null {
	const {
		is_invest,
		total_share: totalShare,
		price_per_share: pricePerShare,
		start_date,
		end_date,
		offering,
	} = listing;
	if (!is_invest || totalShare === null || pricePerShare === null) return null;
	return {
		totalShare,
		pricePerShare,
		releaseQuantity: offering?.releaseQuantity ?? totalShare,
		minInvestment: offering?.minInvestment ?? 0,
		maxSharePerAccount: offering?.maxSharePerAccount ?? null,
		feeBps: offering?.feeBps ?? 0,
		softCap: offering?.softCap ?? 0,
		startDate: start_date?.toISOString() ?? null,
		endDate: end_date?.toISOString() ?? null,
	};
}

/** The terms that were accepted: what orders go by. */
export function acceptedTerms(row: OfferingRow): OfferingTerms {
	return {
		totalShare: row.total_share,
		pricePerShare: row.price_per_share,
		releaseQuantity: row.release_quantity,
		minInvestment: row.min_investment,
		maxSharePerAccount: row.max_share_per_account,
		feeBps: row.fee_bps,
		softCap: row.soft_cap,
		startDate: row.start_date?.toISOString() ?? null,
		endDate: row.end_date?.toISOString() ?? null,
	};
}

/** Of what is said beside the terms, what those who have shares went by. */
const said = ['useOfFunds', 'exitRule', 'lowBps', 'baseBps', 'highBps'] as const satisfies (keyof StoredOffering)[];
type Said = Readonly<Record<string, unknown>>;
const saidBy = ({ offering }: Listing) => Object.fromEntries(said.map((name) => [name, offering?.[name] ?? null]));

/**
 * Throws BAD_INPUT where a listing changes what somebody bought shares by, or is buying them by (`fixed`), or adds a time that
 * would end their sale (`over`) or take it back (`not_begun`). More shares may be released and documents may be added at any time, and
 * needed terms that an old offering was accepted without. `papers` are those that were accepted.
 */
export async function checkTerms(
	tx: Db,
	before: Listing,
	after: Listing,
	papers: StoredOffering['documents'],
): Promise<void> {
	const row = await lockOffering(tx, before.id);
	const taken = row ? row.shares_sold + row.shares_held : 0;
	if (!row || taken === 0) return;
	const accepted = acceptedTerms(row);
	const wanted = termsOf(after);
	if (!wanted) throw fixedAt(['isInvest']);
	const was: Said = { ...accepted, ...saidBy(before), useOfFunds: row.use_of_funds, exitRule: row.exit_rule };
	const will: Said = { ...wanted, ...saidBy(after) };
	const changed = Object.keys(was).filter((name) =>
		name === 'releaseQuantity' ? wanted.releaseQuantity < taken : isChanged(name, was[name], will[name]),
	);
	const kept = contractsOf(after.offering?.documents ?? []);
	if (!contractsOf(papers).every((id) => kept.includes(id))) changed.push('documents');
	if (changed.length > 0) throw fixedAt(changed);
	const now = Date.now();
	if (!accepted.startDate && wanted.startDate && Date.parse(wanted.startDate) > now)
		throw badField('startDate', 'not_begun');
	if (!accepted.endDate && wanted.endDate && Date.parse(wanted.endDate) <= now) throw badField('endDate', 'over');
}

function contractsOf(papers: StoredOffering['documents']): string[] {
	return papers.filter(({ kind }) => kind === 'CONTRACT').map(({ id }) => id);
}

function isChanged(name: string, before: unknown, after: unknown): boolean {
	return before !== after && (before !== null || !addableTerms.includes(name));
}

/** The terms that are fields of LocationInfoInput itself. */
const outside: readonly string[] = ['isInvest', 'totalShare', 'pricePerShare', 'startDate', 'endDate'];

function fixedAt(names: readonly string[]): AppError {
	return new AppError('BAD_INPUT', {
		fields: names.map((name) => ({ path: outside.includes(name) ? name : `offering.${name}`, code: 'fixed' })),
	});
}
