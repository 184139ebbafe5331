import type { ReactNode } from 'react';

const base =
	'inline-flex items-center gap-1 rounded-tag px-1.5 py-0.5 text-xs font-bold whitespace-nowrap max-[15rem]:whitespace-normal [&_svg]:size-3.5';
const tones = {
	neutral: 'bg-surface-sunken text-ink-muted',
	outline: 'border border-line-strong text-ink',
	seal: 'bg-seal text-seal-on',
	verified: 'bg-verified text-verified-on',
	danger: 'bg-danger-soft text-danger',
	ink: 'bg-ink text-ink-on',
};

const overPhotos: Partial<typeof tones> = {
	neutral: 'border border-line-strong bg-surface-raised text-ink-muted',
	outline: 'border border-line-strong bg-surface-raised text-ink',
};

export interface TagProps {
	/**
	 * Of what stands somewhere on its way: `ink` waits for the reader, `outline` is under way, `neutral` is over, `danger` went wrong.
	 * `seal` marks what was paid to stand in front, `verified` the green check; neither is used for anything else. @default 'neutral'
	 */
	tone?: 'neutral' | 'outline' | 'seal' | 'verified' | 'danger' | 'ink' | undefined;
	/** Over a photo, what has no ground of its own gets one. @default 'page' */
	ground?: 'page' | 'photo' | undefined;
	/** A small picture before the words. */
	icon?: ReactNode;
	/** One or two words. */
	children: ReactNode;
}

/** A word that says what state a thing is in. Not a button. */
export function Tag({ tone = 'neutral', ground = 'page', icon, children }: TagProps) {
	return (
		<span data-slot="tag" className={`${base} ${(ground === 'photo' && overPhotos[tone]) || tones[tone]}`}>
			{icon}
			{children}
		</span>
	);
}
