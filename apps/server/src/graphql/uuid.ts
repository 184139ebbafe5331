/** Whether a text is a UUID; anything else would make PostgreSQL throw where an id is compared. */
export function isUuid(text: string): boolean {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
