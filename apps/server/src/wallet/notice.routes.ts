import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentProvider } from '../database/tables.ts';
import { gatewayOf } from './cashier.ts';
import { hearNotice, type NoticeParts } from './notice.service.ts';
import { findPaymentByRef, type PaymentRow } from './payment.repository.ts';
import type { PurposePayment } from './payment-purpose.ts';

const BODY_LIMIT = 64 * 1024;
const called: readonly (readonly [provider: PaymentProvider, method: 'GET' | 'POST'])[] = [
	['vnpay', 'GET'],
	['momo', 'POST'],
	['zalopay', 'POST'],
	['card', 'POST'],
	['bank', 'POST'],
];

/** Serves what gateways and the bank's feed call, and where browsers come back to. */
export async function registerNotices(app: FastifyInstance, parts: NoticeParts): Promise<void> {
	await app.register(async (scope) => {
		// Signatures are over the characters that came.
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
			done(null, body),
		);

		for (const [provider, method] of called) {
			scope.route({
				method,
				url: `/payments/${provider}/notice`,
				exposeHeadRoute: false,
				handler: async (request, reply) => {
					const answer = await hearNotice(parts, toCall(provider, request));
					if (!answer) return reply.callNotFound();
					return reply
						.code(answer.status)
						.headers(answer.headers)
						.header('cache-control', 'no-store')
						.send(answer.body);
				},
			});
		}

		// Shows how a payment stands; what is in the address moves no money.
		scope.get<{ Params: { provider: PaymentProvider } }>('/payments/:provider/return', async (request, reply) => {
			const { provider } = request.params;
			const gateway = gatewayOf(parts.cashier, provider);
			if (!gateway) return reply.callNotFound();
			const { txnRef } = gateway.readReturn(pairsOf(queryOf(request)));
			const payment = txnRef ? await findPaymentByRef(parts.db, provider, txnRef) : undefined;
			return reply.header('cache-control', 'no-store').redirect(pageOf(parts, payment), 302);
		});
	});
}

function pageOf({ cashier }: NoticeParts, payment: PaymentRow | undefined): string {
	if (!payment) return '/setting/wallet';
	const purpose = payment.purpose === 'TOP_UP' ? undefined : cashier.purposes.get(payment.purpose);
	return purpose ? purpose.page(payment as PurposePayment) : `/setting/wallet?payment=${payment.id}`;
}

function toCall(provider: PaymentProvider, request: FastifyRequest) {
	const query = queryOf(request);
	const headers = Object.entries(request.headers).map(([name, value]) => [
		name,
		// What came twice is nobody's signature.
		Array.isArray(value) ? undefined : value,
	]);
	return {
		provider,
		query,
		address: request.ip,
		request: {
			method: request.method,
			query: pairsOf(query),
			headers: Object.fromEntries(headers) as Record<string, string | undefined>,
			body: typeof request.body === 'string' ? request.body : '',
		},
	};
}

function queryOf({ url }: FastifyRequest): string {
	const at = url.indexOf('?');
	return at < 0 ? '' : url.slice(at + 1);
}

const pairsOf = (query: string) => [...new URLSearchParams(query)];
