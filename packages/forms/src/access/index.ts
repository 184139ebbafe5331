export {
	isAllowed,
	offersShares,
	permissions,
	type Role,
	type Rule,
	readsOrders,
	roles,
	writesNews,
} from './permissions.ts';
