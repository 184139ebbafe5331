import type { Notice } from './delivery.ts';
import type { Script } from './scenario.ts';
import type { Forgery } from './signature.ts';

export const gateways = ['vnpay', 'momo', 'zalopay', 'card'] as const;
/** A gateway that takes payments. A bank takes none: money comes to it unasked. */
export type Gateway = (typeof gateways)[number];

export const outcomes = [
	'paid',
	'cancelled',
	'insufficient',
	'expired',
	'wrong_otp',
	'wrong_card',
	'locked',
	'not_activated',
	'card_expired',
	'suspected',
	'declined',
	'processing',
] as const;
/** How a payment ended, or `processing`: the payer is done and the gateway is not. */
export type Outcome = (typeof outcomes)[number];
export type PaymentStatus = 'open' | Outcome;

/** What a notice or a return says of a payment, be it true or not. */
export interface Claim {
	status: PaymentStatus;
	/** In place of the code that the status has. */
	code: string | undefined;
	ref: string;
	/** In đồng. */
	amount: number;
	/** In the name of another terminal, partner or app. */
	isStrange: boolean;
	forgery: Forgery | undefined;
}

export interface Refund {
	/** The website's own name of the refund. */
	id: string;
	/** The gateway's number of it. */
	transactionNo: number;
	amount: number;
	status: 'done' | 'processing' | 'failed';
}

/** What a gateway knows of a payment when it is asked for one. */
export interface PaymentRequest {
	gateway: Gateway;
	/** The website's own name of it. */
	ref: string;
	/** In đồng. */
	amount: number;
	/** Until when it can be paid, in milliseconds since 1970. */
	expiresAt: number;
	/** The request's fields that are asked for again later. */
	fields: Readonly<Record<string, string>>;
	/** Tells the website; nothing where the gateway keeps quiet about that. */
	notice: (payment: Payment, claim: Claim) => Notice | undefined;
	/** Where the browser goes back to; nothing where no address was given. */
	returnUrl: (payment: Payment, claim: Claim) => string | undefined;
}

export interface Payment extends PaymentRequest {
	/** Not to be guessed: who has it may pay. */
	readonly id: string;
	readonly createdAt: number;
	/** The gateway's number of it. */
	readonly transactionNo: number;
	status: PaymentStatus;
	code: string | undefined;
	/** What was paid, in đồng; not what was asked for when a script says so. */
	received: number;
	finishedAt: number | undefined;
	refunds: Refund[];
	/** What happens in place of the plain course of things, once the payer is done. */
	script: Script | undefined;
	/** Answers to queries lack a signature, or have a wrong one. */
	queryForgery: Forgery | undefined;
	/** The payer's bank, as gateways write it. */
	bank: string;
	/** The payer is asked for the one-time code. */
	awaitsOtp: boolean;
	otpMisses: number;
}

/** What can still be given back, in đồng. */
export function refundable({ status, received, refunds }: Payment): number {
	if (status !== 'paid') return 0;
	return refunds.reduce((left, { amount, status: state }) => left - (state === 'failed' ? 0 : amount), received);
}

/** The address that a browser goes back to, with parameters added to those that it has. */
export function withParameters(address: string, parameters: Record<string, string>): string {
	const url = new URL(address);
	for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value);
	return url.href;
}

const VIETNAM_MS = 7 * 60 * 60 * 1000;

/** A time in Vietnam as `yyyyMMddHHmmss`. */
export function toVietnamTime(time: number): string {
	return new Date(time + VIETNAM_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** Milliseconds since 1970 of a time in Vietnam as `yyyyMMddHHmmss`; nothing when there is no such time. */
export function fromVietnamTime(text: string): number | undefined {
	const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)?.slice(1);
	if (!parts) return undefined;
	const time = Date.parse(`${parts.slice(0, 3).join('-')}T${parts.slice(3).join(':')}Z`) - VIETNAM_MS;
	// February 30th would be taken for a day in March.
	return toVietnamTime(Number.isNaN(time) ? 0 : time) === text ? time : undefined;
}
