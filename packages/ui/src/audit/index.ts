export { AuditDesk, type AuditDeskProps } from './audit-desk/audit-desk.tsx';
export type { AuditEntry, AuditFilter } from './audit-model.ts';
