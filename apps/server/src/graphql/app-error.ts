import type { ErrorCode, FieldError } from '@ancu/forms/error';

/** What goes with an expected failure. */
export interface AppErrorDetails {
	/** Figures for the sentence. */
	params?: Record<string, string | number>;
	/** The fields that were refused. */
	fields?: FieldError[];
	/** What it is more exactly, where the code alone says too little: its words are told. */
	reason?: ErrorCode;
	/** For developers, in English. */
	detail?: string;
}

/** An expected failure: the caller learns its code, in their language. Anything else that is thrown is a fault of ours and stays hidden. */
export class AppError extends Error {
	override name = 'AppError';
	readonly code: ErrorCode;
	readonly details: AppErrorDetails;

	constructor(code: ErrorCode, details: AppErrorDetails = {}) {
		super(code);
		this.code = code;
		this.details = details;
	}
}

/** BAD_INPUT at one field. */
export function badField(path: string, code: string, params?: Record<string, number>): AppError {
	return new AppError('BAD_INPUT', { fields: [{ path, code, ...(params && { params }) }] });
}
