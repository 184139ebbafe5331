import { ApiError } from '@ancu/api/client';
import type { CardValues } from '@ancu/forms/wallet';

/**
 * Sends a card to the card gateway, at a payment's `cardUrl`, and returns the token that it is traded for. Throws an ApiError:
 * BAD_INPUT with the fields that the gateway refuses, NETWORK when it does not answer as it should.
 */
export async function sendCard(cardUrl: string, card: CardValues): Promise<string> {
	const response = await post(cardUrl, card);
	const answer = (await response.json().catch(() => ({}))) as { token?: unknown; fields?: unknown };
	if (response.ok && typeof answer.token === 'string') return answer.token;
	const fields = Array.isArray(answer.fields) ? answer.fields.filter((field) => typeof field === 'string') : [];
	if (response.status !== 422 || fields.length === 0)
		throw new ApiError('NETWORK', `The card gateway answered ${response.status}.`);
	throw new ApiError('BAD_INPUT', 'The card gateway refused the card.', {
		fields: fields.map((path) => ({ path, code: 'refused' })),
	});
}

async function post(url: string, card: CardValues): Promise<Response> {
	try {
		return await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(card),
			// It knows the page by its key; it needs neither cookies nor the address.
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			cache: 'no-store',
		});
	} catch (cause) {
		throw new ApiError('NETWORK', 'The card gateway could not be reached.', { cause });
	}
}
