/** What a service complains of, without the mailboxes, numbers and addresses of devices that it quotes: each becomes `…`. */
export function withoutNames(text: string): string {
	return text
		.replace(/\S+@\S+/g, '…')
		.replace(/https?:\/\/\S+/g, '…')
		.replace(/\d{6,}/g, '…');
}
