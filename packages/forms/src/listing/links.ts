import { isSafeLink } from '../text/is-safe-link.ts';

/** Fields of a listing that hold a link to a site of others. */
export type LinkField = 'youtubeLink' | 'tiktokLink' | 'facebookLink';

/** Longest link. */
export const LINK_MAX = 500;

/** What a path says of a link: the one link that is kept for it, `$1` being its first group, `$2` its second. */
type Rule = readonly [path: RegExp, kept: string];

interface Site {
	hosts: readonly string[];
	/** By path and what follows it; the first that fits counts. What fits none is refused, as what leads on to anywhere. */
	rules: readonly Rule[];
}

const player = 'https://www.youtube-nocookie.com/embed/$1';

/** An address in Facebook's site is kept without what follows it, save for what names a film, a photo or a post. */
const facebook = 'https://www.facebook.com$1';

const sites: Record<LinkField, readonly Site[]> = {
	youtubeLink: [
		{
			hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'],
			rules: [
				[/^\/watch\?(?:.*&)?v=([\w-]{11})(?:&|$)/, player],
				[/^\/(?:shorts|embed|live)\/([\w-]{11})\/?(?:\?|$)/, player],
			],
		},
		{ hosts: ['youtu.be'], rules: [[/^\/([\w-]{11})\/?(?:\?|$)/, player]] },
	],
	tiktokLink: [
		{
			hosts: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'],
			rules: [
				[/^\/(?:@[\w.-]+\/video|embed\/v2)\/(\d{15,20})\/?(?:\?|$)/, 'https://www.tiktok.com/embed/v2/$1'],
				[/^(\/t\/[A-Za-z0-9]+\/?)(?:\?|$)/, 'https://www.tiktok.com$1'],
			],
		},
		{ hosts: ['vt.tiktok.com'], rules: [[/^(\/[A-Za-z0-9]+\/?)(?:\?|$)/, 'https://vt.tiktok.com$1']] },
		{ hosts: ['vm.tiktok.com'], rules: [[/^(\/[A-Za-z0-9]+\/?)(?:\?|$)/, 'https://vm.tiktok.com$1']] },
	],
	facebookLink: [
		{
			hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'web.facebook.com'],
			rules: [
				[/^\/(?:watch\/?|video\.php)\?(?:.*&)?v=(\d+)(?:&|$)/, 'https://www.facebook.com/watch/?v=$1'],
				[/^\/photo(?:\/|\.php)?\?(?:.*&)?fbid=(\d+)(?:&|$)/, 'https://www.facebook.com/photo/?fbid=$1'],
				[
					/^\/(?:permalink|story)\.php\?(?=(?:.*&)?story_fbid=(\w+)(?:&|$))(?:.*&)?id=(\d+)(?:&|$)/,
					'https://www.facebook.com/permalink.php?story_fbid=$1&id=$2',
				],
				[/^(\/(?:reel|watch)\/\d+\/?|\/share\/(?:[prv]\/)?\w+\/?)(?:\?|$)/, facebook],
				[/^(\/(?:groups\/)?[\w.%-]+\/(?:videos|posts|permalink|reels)\/(?:[\w.%-]+\/)?\w+\/?)(?:\?|$)/, facebook],
			],
		},
		{ hosts: ['fb.watch'], rules: [[/^(\/[\w-]+\/?)(?:\?|$)/, 'https://fb.watch$1']] },
	],
};

/**
 * The one link that is kept and shown for what somebody gave: of a film the address of its player, where the site has one that
 * may stand in another page. Null where it leads anywhere else than to a film, a photo or a post of its site. What it returns it takes again.
 */
export function canonicalLink(field: LinkField, text: string): string | null {
	// The browser reads these as something else than they look.
	if (/[\s\\]/.test(text) || !isSafeLink(text)) return null;
	const { host, pathname, search } = new URL(text);
	for (const { hosts, rules } of sites[field]) {
		if (!hosts.includes(host)) continue;
		for (const [path, kept] of rules) {
			const found = path.exec(pathname + search);
			if (found) return kept.replace(/\$(\d)/g, (_, group) => found[group] ?? '');
		}
	}
	return null;
}

/** Whether a link is the address of a player, which may stand in our page; any other is a way out of it. */
export function isPlayer(link: string): boolean {
	return /^https:\/\/www\.(?:youtube-nocookie\.com\/embed|tiktok\.com\/embed\/v2)\//.test(link);
}

/** A link as it was pasted, made whole: `youtu.be/x` and `http://youtu.be/x` become `https://youtu.be/x`. */
export function completeLink(text: string): string {
	const trimmed = text.trim();
	if (!trimmed) return '';
	return `https://${trimmed.replace(/^(?:https?:)?\/\//i, '')}`;
}
