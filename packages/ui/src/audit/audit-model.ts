import type { Role } from '@ancu/forms/access';

/** One thing that staff did or tried to, or that was done on a server's terminal. */
export interface AuditEntry {
	id: string;
	/** ISO 8601. */
	at: string;
	/** Null of a command, which nobody signs in for. */
	accountId: string | null;
	/** Null of a command, and of an account that is no more. */
	accountName: string | null;
	/** It was done in; null of a command. */
	role: Role | null;
	/** The mutation's name, with the step where it may be one of several, or the command: `role admin`. */
	operation: string;
	/** What it was done to; of a report that was decided its listing. */
	recordId: string | null;
	/** `OK`, or the code of the refusal. */
	outcome: string;
	/** As the server's log has it; of a command who ran it, as `root@server`. */
	requestId: string;
}

/** What the log is held to. */
export interface AuditFilter {
	accountId: string | undefined;
	recordId: string | undefined;
	/** The id of either, the number of a listing or a user name; empty for nothing. */
	search: string;
}
