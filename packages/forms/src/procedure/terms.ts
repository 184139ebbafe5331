/** Kinds of procedures, as the contract spells them. */
export const procedureTypes = ['BUY', 'TRANSFER', 'DONATE'] as const;
export type ProcedureType = (typeof procedureTypes)[number];

/** Who acts in a substep. */
export const procedureActors = ['BUYER', 'SELLER', 'BOTH', 'NOTARY', 'TAX_OFFICE', 'LAND_OFFICE', 'BANK'] as const;
export type ProcedureActor = (typeof procedureActors)[number];

/** On which side somebody stands; of a donation the giver is SELLER. */
export const procedureSides = ['BUYER', 'SELLER'] as const;
export type ProcedureSide = (typeof procedureSides)[number];

/** Procedures that one account may keep. */
export const PROCEDURES_MAX = 100;
/** Files that a substep may have, without those that were replaced. */
export const PROCEDURE_FILES_MAX = 10;
/** Replaced files of a substep that are kept to be looked at. */
export const PROCEDURE_HISTORY_MAX = 20;

/** Lengths of texts, in characters. */
export const PROCEDURE_NAME_MAX = 120;
export const PROCEDURE_DESCRIPTION_MAX = 1_000;
export const PROCEDURE_NOTE_MAX = 2_000;
/** Đồng. */
export const PROCEDURE_PRICE_MAX = 100_000_000_000_000;
