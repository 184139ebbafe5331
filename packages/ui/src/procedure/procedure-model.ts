import type { ProcedureActor, ProcedureSide, ProcedureType } from '@ancu/forms/procedure';

export type ProcedureStatus = 'UNFINISHED' | 'FINISHED';

/** What a list of procedures can be held to. */
export const procedureStatuses = ['UNFINISHED', 'FINISHED'] as const satisfies ProcedureStatus[];

/** A listing as procedures name it. */
export interface ProcedureListing {
	id: string;
	/** The number in its address. */
	sequenceId: number;
	title: string;
}

/** What comes next in a procedure. */
export interface ProcedureNext {
	stepId: string;
	stepTitle: string;
	substepId: string;
	substepTitle: string;
	actor: ProcedureActor;
	/** ISO date. */
	dueOn: string | null;
}

/** A legal procedure that somebody is going through. */
export interface ProcedureRecord {
	id: string;
	name: string;
	description: string | null;
	status: ProcedureStatus;
	type: ProcedureType;
	/** Id of its detail. */
	procedureRDId: string;
	side: ProcedureSide;
	/** The listing it started from; null when it started alone, or the listing is gone. */
	locationInfo: ProcedureListing | null;
	/** Price that fees and taxes are calculated from, in đồng. */
	price: number | null;
	substepTotal: number;
	substepDone: number;
	/** Null when all is done. */
	next: ProcedureNext | null;
	/** An open substep's date has passed. */
	isOverdue: boolean;
	/** What comes next is the person's own to do. */
	isWaitingForMe: boolean;
	/** ISO 8601. */
	finishedAt: string | null;
	/** ISO 8601. */
	createdAt: string;
	/** ISO 8601. */
	updatedAt: string;
}

/** A file of a substep, as the owner alone can open it. */
export interface ProcedureFile {
	id: string;
	name: string;
	/** Works for some minutes. */
	url: string;
}

/** A paper that a substep asks for. */
export interface ProcedurePaper {
	id: string;
	name: string;
	hint: string | null;
	isRequired: boolean;
}

/** A fee or tax of a substep. */
export interface ProcedureFee {
	id: string;
	name: string;
	/** In words, as `2% giá trong hợp đồng`. */
	text: string;
	/** Who pays it; null where that is agreed between the two. */
	payer: ProcedureSide | null;
	/** Since when its source says so, ISO date. */
	asOf: string;
	/** The law that says so. */
	source: string;
}

/** What became of a file. */
export interface ProcedureFileEvent {
	id: string;
	kind: 'ADDED' | 'REPLACED' | 'REMOVED';
	/** Of the file; where it was replaced, of the one that gave way. */
	name: string;
	/** ISO 8601. */
	at: string;
	/** The file as it was, while it is kept. */
	file: ProcedureFile | null;
}

/** One thing to do. */
export interface ProcedureSubstep {
	id: string;
	title: string;
	description: string | null;
	fileLinks: readonly ProcedureFile[];
	isDone: boolean;
	actor: ProcedureActor;
	/** In words, as `Văn phòng công chứng`. */
	place: string | null;
	/** Working days that it usually takes. */
	daysMin: number | null;
	daysMax: number | null;
	papers: readonly ProcedurePaper[];
	fees: readonly ProcedureFee[];
	note: string | null;
	/** By when the person wants it done, ISO date. */
	dueOn: string | null;
	/** ISO 8601. */
	doneAt: string | null;
	isOverdue: boolean;
	/** What became of its files, the latest first. */
	history: readonly ProcedureFileEvent[];
}

/** A part of a procedure, done in its order. */
export interface ProcedureStep {
	id: string;
	title: string;
	description: string | null;
	isDone: boolean;
	substeps: readonly ProcedureSubstep[];
	/** Steps that must be done first and are not; while there are any, nothing in it can be ticked. */
	blockedBy: readonly string[];
}

/** A procedure with all its steps. */
export interface ProcedureDetail {
	id: string;
	title: string;
	steps: readonly ProcedureStep[];
	procedureRecord: ProcedureRecord;
	/** Version of the template it follows, and from when that is, ISO 8601. */
	templateVersion: number;
	templatePublishedAt: string;
}

/** A change of a substep, as the contract takes it; what is left out stays. */
export interface SubstepChange {
	isDone?: boolean;
	/** Every file that it is to have. */
	fileLinkIds?: readonly string[];
	/** Files of those that take the place of others. */
	replaces?: readonly { oldId: string; newId: string }[];
	/** Files that it had as it was seen last: what was put in elsewhere since then stays. */
	knownFileIds?: readonly string[];
	note?: string;
	/** ISO date; null takes it away. */
	dueOn?: string | null;
}

/** A picture of a document, in several sizes. */
export interface DocumentPhoto {
	url: string;
	/** The same in other sizes. */
	sources: readonly { url: string; width: number; type: string }[];
	/** Pixels. */
	width: number;
	/** Pixels. */
	height: number;
	/** What it shows, for those who cannot see it. */
	caption: string | null;
}

/** A document that helps with procedures. */
export interface SuggestedDocument {
	id: string;
	title: string;
	/** In lines; one that begins with `- ` is an item of a list. */
	content: string;
	photos: readonly DocumentPhoto[];
	link: string | null;
	types: readonly ProcedureType[];
}
