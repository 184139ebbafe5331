const TIMEOUT_MS = 10_000;

/** Posts to a push service. Its answer is the caller's to judge; throws when there is none. */
export async function askService(url: string, headers: Record<string, string>, body: BodyInit): Promise<Response> {
	return fetch(url, {
		method: 'POST',
		headers,
		body,
		// It may stand anywhere that we would not send to.
		redirect: 'error',
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
}
