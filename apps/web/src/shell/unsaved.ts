/** Open pages with changes that would be lost if they were left. */
const pages = new Set<object>();
let isFree = false;

/** Notes such a page until the answer is called. */
export function noteUnsaved(): () => void {
	const page = {};
	pages.add(page);
	return () => {
		pages.delete(page);
	};
}

/** Whether leaving the page that is open would lose something. */
export function hasUnsaved(): boolean {
	return pages.size > 0;
}

/** Leads away from a page without its being asked: the person has said already that they go. */
export async function leaveFreely(lead: () => Promise<void> | void): Promise<void> {
	isFree = true;
	try {
		await lead();
	} finally {
		isFree = false;
	}
}

/** Whether no page asks before it is left. */
export function mayLeaveFreely(): boolean {
	return isFree;
}
