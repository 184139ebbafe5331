export { isAllowed, offersShares, permissions, type Role, type Rule, readsOrders, roles } from './permissions.ts';
