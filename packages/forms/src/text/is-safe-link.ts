/** Whether a link leads to a site on the web by https, and without a name in front that may pass for one. */
export function isSafeLink(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname, username, password } = new URL(text);
	return protocol === 'https:' && /[^.]\.[^.]/.test(hostname) && !username && !password;
}
