import { langOf } from '../../i18n/lang-of.ts';
import { Link, type LinkProps } from '../../primitives/link/index.ts';

interface OrderedTitleProps extends Pick<LinkProps, 'variant'> {
	title: string;
	/** Undefined where it cannot be read any more. */
	href: string | undefined;
}

/** What a listing is called of which somebody ordered shares; leads there as long as there is something to read. */
export function OrderedTitle({ title, href, variant }: OrderedTitleProps) {
	if (href === undefined) return <span lang={langOf(title)}>{title}</span>;
	return (
		<Link href={href} variant={variant} lang={langOf(title)}>
			{title}
		</Link>
	);
}
