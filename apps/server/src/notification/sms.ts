const TIMEOUT_MS = 5_000;

/** Sends short messages. */
export interface SmsSender {
	/** Throws when the message was not taken. */
	send: (message: { to: string; text: string }) => Promise<void>;
}

export interface HttpSmsOptions {
	/** Takes `POST { to, text }` as JSON. */
	url: string;
	/** Sent as a bearer token, where the gateway asks for one. */
	token?: string | undefined;
}

/** Short messages by a gateway that takes JSON over HTTP. */
export function createHttpSms({ url, token }: HttpSmsOptions): SmsSender {
	return {
		async send(message) {
			const response = await fetch(url, {
				method: 'POST',
				headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
				body: JSON.stringify(message),
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
		},
	};
}
