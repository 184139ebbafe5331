import { foldWords } from '@ancu/forms/text';

const SLUG_MAX = 80;

/** What an article is called in its address: `Mua căn hộ đầu tiên` → `mua-can-ho-dau-tien`. Whole words, ASCII. */
export function slugOf(title: string): string {
	const words = foldWords(title)
		.map((word) => word.replace(/[^a-z0-9]/g, ''))
		.filter(Boolean);
	let slug = '';
	for (const word of words) {
		const longer = slug ? `${slug}-${word}` : word;
		if (longer.length > SLUG_MAX) break;
		slug = longer;
	}
	return slug || words[0]?.slice(0, SLUG_MAX) || 'bai-viet';
}
