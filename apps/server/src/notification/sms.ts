const TIMEOUT_MS = 5_000;

/** Sends short messages. */
export interface SmsSender {
	/** Throws when the message was not taken, or its answer was lost. `key`: under which it may be sent again and comes once. */
	send: (message: { to: string; text: string; key?: string | undefined }) => Promise<void>;
}

export interface HttpSmsOptions {
	/** Takes `POST { to, text }` as JSON, and a message once for one `Idempotency-Key`. */
	url: string;
	/** Sent as a bearer token, where the gateway asks for one. */
	token?: string | undefined;
}

/** Short messages by a gateway that takes JSON over HTTP. */
export function createHttpSms({ url, token }: HttpSmsOptions): SmsSender {
	return {
		async send({ key, ...message }) {
			const response = await fetch(url, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					...(token && { authorization: `Bearer ${token}` }),
					...(key && { 'idempotency-key': key }),
				},
				body: JSON.stringify(message),
				// A code is for this gateway: led elsewhere, it would be told to another, or be lost by a GET that is answered well.
				redirect: 'error',
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
		},
	};
}
