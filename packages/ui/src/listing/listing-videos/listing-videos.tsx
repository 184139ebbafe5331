import { isPlayer } from '@ancu/forms/listing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { PlayIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';

export interface ListingVideosProps {
	/** Its links, as the server keeps them; null where there is none. */
	listing: { youtubeLink: string | null; tiktokLink: string | null; facebookLink: string | null };
}

/** Films and posts of a listing on sites of others. A player is asked for once somebody wants to see its film: its site knows of nobody before. */
export function ListingVideos({ listing: { youtubeLink, tiktokLink, facebookLink } }: ListingVideosProps) {
	const { t } = useTranslation('listing');
	const links = [
		['YouTube', youtubeLink],
		['TikTok', tiktokLink],
		['Facebook', facebookLink],
	].filter((link): link is [string, string] => Boolean(link[1]));
	const hasPlayer = links.some(([, href]) => isPlayer(href));
	return (
		<div className="grid gap-2">
			<ul data-slot="listing-videos" className="flex flex-wrap items-center gap-x-4 gap-y-2">
				{links.map(([site, href]) => (
					<li key={href} className="max-w-full has-[iframe]:basis-full">
						{isPlayer(href) ? (
							<Player site={site} src={href} />
						) : (
							<Link href={href} alone external ugc>
								{site}
							</Link>
						)}
					</li>
				))}
			</ul>
			{hasPlayer && <p className="text-sm text-ink-muted">{t('video.note')}</p>}
		</div>
	);
}

/** The button goes when the player comes, which takes the focus in its place. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

function Player({ site, src }: { site: string; src: string }) {
	const { t } = useTranslation('listing');
	const [isOpen, setOpen] = useState(false);
	if (!isOpen) {
		return (
			<Button variant="secondary" leadingIcon={<PlayIcon aria-hidden="true" />} onClick={() => setOpen(true)}>
				{t('video.watch', { site })}
			</Button>
		);
	}
	return (
		<iframe
			ref={focus}
			src={src}
			title={t('video.title', { site })}
			// Its own scripts and storage, a way to the site in another tab, and nothing of ours.
			sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
			allow="fullscreen; encrypted-media; picture-in-picture"
			// YouTube plays nothing for a page that does not say where it is.
			referrerPolicy="strict-origin-when-cross-origin"
			className={`w-full rounded-card border border-line ${site === 'TikTok' ? 'h-184 max-w-82' : 'aspect-video max-w-prose'}`}
		/>
	);
}
