import type { Clock } from './clock.ts';
import type { Notice } from './delivery.ts';
import { toVietnamTime } from './payment.ts';
import { type Forgery, hmac, signAs } from './signature.ts';

/** Banks by their six digits at NAPAS. */
export const banks: Readonly<Record<string, string>> = {
	'970403': 'Sacombank',
	'970405': 'Agribank',
	'970407': 'Techcombank',
	'970415': 'VietinBank',
	'970416': 'ACB',
	'970418': 'BIDV',
	'970419': 'NCB',
	'970422': 'MBBank',
	'970423': 'TPBank',
	'970426': 'MSB',
	'970429': 'SCB',
	'970431': 'Eximbank',
	'970432': 'VPBank',
	'970436': 'Vietcombank',
	'970437': 'HDBank',
	'970440': 'SeABank',
	'970441': 'VIB',
	'970443': 'SHB',
	'970448': 'OCB',
	'970449': 'LPBank',
	'971025': 'MoMo',
};

/** A credit as SePay's webhooks tell of it: developer.sepay.vn/en/sepay-webhooks */
export interface Credit {
	id: number;
	gateway: string;
	/** `yyyy-MM-dd HH:mm:ss` in Vietnam. */
	transactionDate: string;
	accountNumber: string;
	content: string;
	transferType: 'in';
	transferAmount: number;
	referenceCode: string;
}

/** `sha256=<HMAC-SHA256 of "timestamp.body">`. */
export function signCredit(secret: string, seconds: number, body: string): string {
	return `sha256=${hmac('sha256', secret, `${seconds}.${body}`)}`;
}

export function bankTime(time: number): string {
	return toVietnamTime(time).replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3 $4:$5:$6');
}

const FIBONACCI_MINUTES = [1, 1, 2, 3, 5, 8, 13];

/** The notice of a credit: a POST that is repeated seven times within 33 minutes, until it is answered with 2xx. */
export function creditNotice(
	credit: Credit,
	{ url, secret, clock, forgery }: { url: string; secret: string; clock: Clock; forgery?: Forgery | undefined },
): Notice {
	const body = JSON.stringify(credit);
	return {
		gateway: 'bank',
		ref: credit.referenceCode,
		method: 'POST',
		url,
		body,
		headers: () => {
			const seconds = Math.floor(clock.stamp() / 1000);
			const signature = signAs(forgery, (key) => signCredit(key, seconds, body), { key: secret });
			return {
				'x-sepay-timestamp': String(seconds),
				...(signature !== undefined && { 'x-sepay-signature': signature }),
			};
		},
		fields: credit,
		isTaken: (status) => status >= 200 && status < 300,
		retries: FIBONACCI_MINUTES.map((minutes) => minutes * 60),
	};
}
