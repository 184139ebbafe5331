import { langOf } from '../i18n/lang-of.ts';

interface WrittenProps {
	/** In lines as they were typed. */
	children: string;
	/** Classes beside its own. */
	className?: string;
}

/** What somebody wrote, in its own lines and language. */
export function Written({ children, className = '' }: WrittenProps) {
	return (
		<p lang={langOf(children)} className={`max-w-prose whitespace-pre-line wrap-anywhere ${className}`}>
			{children}
		</p>
	);
}

/** The same among what we say: a bar stands before it. */
export function Quote({ children, className = '' }: WrittenProps) {
	return (
		<blockquote
			lang={langOf(children)}
			className={`max-w-prose border-l-2 border-line-strong pl-3 whitespace-pre-line wrap-anywhere ${className}`}
		>
			{children}
		</blockquote>
	);
}
