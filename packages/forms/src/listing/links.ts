import { isSafeLink } from '../text/is-safe-link.ts';

/** Fields of a listing that hold a link, each with the only hosts that it may lead to. */
export const linkHosts = {
	youtubeLink: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
	tiktokLink: ['tiktok.com', 'www.tiktok.com', 'vt.tiktok.com', 'vm.tiktok.com'],
	facebookLink: ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'web.facebook.com', 'fb.watch'],
} as const;
export type LinkField = keyof typeof linkHosts;

/** Longest link. */
export const LINK_MAX = 500;

/** Whether a link leads to its site, by https and without a port or a name in front. */
export function isLinkTo(field: LinkField, text: string): boolean {
	const hosts: readonly string[] = linkHosts[field];
	return isSafeLink(text) && hosts.includes(new URL(text).host);
}

/** A link as it was pasted, made whole: `youtu.be/x` and `http://youtu.be/x` become `https://youtu.be/x`. */
export function completeLink(text: string): string {
	const trimmed = text.trim();
	if (!trimmed) return '';
	return `https://${trimmed.replace(/^(?:https?:)?\/\//i, '')}`;
}
