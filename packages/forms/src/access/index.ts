export { isAllowed, permissions, type Role, type Rule, roles } from './permissions.ts';
