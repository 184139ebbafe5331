/** Words of an element, and units behind a "/", that begin in one line and end in another. */
export function brokenWords(element: Element): string[] {
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const broken: string[] = [];
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\/?[^\s/]+/g)) {
			const range = document.createRange();
			range.setStart(node, index);
			range.setEnd(node, index + word.length);
			if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
		}
	}
	return broken;
}
