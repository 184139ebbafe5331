/** What an address calls the part of one's own listings that a form was opened from. */
const FROM = 'from';

/** Address of the form of an own listing; `from`: what is asked of one's own listings where it is opened. */
export function editListingHref(id: string, from: URLSearchParams): string {
	const path = `/real-estate/update/${id}`;
	return from.size > 0 ? `${path}?${new URLSearchParams({ [FROM]: from.toString() })}` : path;
}

/** Where that form leads back to, given what its own address asks for. */
export function afterEditHref(params: URLSearchParams): string {
	const from = new URLSearchParams(params.get(FROM) ?? '');
	return from.size > 0 ? `/estate?${from}` : '/estate';
}
