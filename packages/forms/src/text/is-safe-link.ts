/** Whether a link leads to a site on the web, by https unless `protocols` says otherwise, and without a name in front that may pass for one. */
export function isSafeLink(text: string, protocols: readonly string[] = ['https:']): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname, username, password } = new URL(text);
	return protocols.includes(protocol) && /[^.]\.[^.]/.test(hostname) && !username && !password;
}
