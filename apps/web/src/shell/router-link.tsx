import type { LinkElementProps } from '@ancu/ui/primitives/link';
import { Link } from 'react-router';

/** The library's links as links of the router. Another origin, `tel:` and the like stay plain. */
export function RouterLink({ href, target, ...rest }: LinkElementProps) {
	if (!href.startsWith('/') || target) return <a href={href} target={target} {...rest} />;
	return <Link to={href} {...rest} />;
}
