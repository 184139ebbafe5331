import type { ReactNode } from 'react';
import { useLinkElement } from './link-context.tsx';

const base = 'rounded-tag underline-offset-4';
// Large enough for a finger, on whatever is touched and wherever a phone is likely.
const large =
	'max-sm:inline-flex max-sm:min-h-11 max-sm:min-w-11 max-sm:max-w-full max-sm:items-center pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:max-w-full pointer-coarse:items-center';
const variants = {
	inline: 'underline decoration-line-strong hover:decoration-current',
	quiet: 'text-ink-muted hover:text-ink hover:underline',
	plain: 'hover:underline',
};

export interface LinkProps {
	/** Address of the page. */
	href: string;
	/** `inline` stands in running text, `quiet` in navigation, `plain` where the place already says that it is a link. @default 'inline' */
	variant?: 'inline' | 'quiet' | 'plain' | undefined;
	/** Stands by itself and not in a sentence: on phones it is as large as a finger needs. @default false */
	alone?: boolean | undefined;
	/** Opens in a new window, without telling it where the person came from. @default false */
	external?: boolean | undefined;
	/** Somebody else wrote it here: search engines give it no credit. @default false */
	ugc?: boolean | undefined;
	/** The page that is open now. @default false */
	current?: boolean | undefined;
	/** Language of its words, where the page has another. */
	lang?: string | undefined;
	/** What the link is in the microdata around it. */
	itemProp?: string | undefined;
	/** Told when it is followed; the link leads on by itself. */
	onClick?: (() => void) | undefined;
	/** Where it leads; makes sense without the sentence around. */
	children: ReactNode;
}

/** A way to another page. What acts on this page is a button. */
export function Link({
	href,
	variant = 'inline',
	alone = false,
	external = false,
	ugc = false,
	current = false,
	lang,
	itemProp,
	onClick,
	children,
}: LinkProps) {
	const Element = useLinkElement();
	const target = external ? { target: '_blank', rel: `noopener noreferrer${ugc ? ' nofollow ugc' : ''}` } : {};
	return (
		<Element
			href={href}
			className={`${base} ${variants[variant]}${alone ? ` ${large}` : ''}`}
			aria-current={current ? 'page' : undefined}
			lang={lang}
			itemProp={itemProp}
			onClick={onClick}
			{...target}
		>
			{children}
		</Element>
	);
}
