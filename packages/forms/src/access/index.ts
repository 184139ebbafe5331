export {
	isAllowed,
	offersShares,
	permissions,
	type Role,
	type Rule,
	readsOrders,
	roles,
	staff,
	writesNews,
} from './permissions.ts';
