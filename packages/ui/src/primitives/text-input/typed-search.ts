/** What stands in the `SearchInput` of a form, sent or not, without blanks around it. */
export function typedSearch(form: HTMLFormElement | null, name = 'search'): string {
	return String((form && new FormData(form).get(name)) ?? '').trim();
}
