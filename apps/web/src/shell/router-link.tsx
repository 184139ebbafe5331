import type { LinkElementProps } from '@ancu/ui/primitives/link';
import { createContext, type MouseEvent, use } from 'react';
import type { Go } from './use-go.ts';

/** How links are followed without loading the page again. */
export const GoContext = createContext<Go | undefined>(undefined);

/**
 * The library's links as links of the router. Another origin, `tel:` and the like stay plain. The router's own `<Link>` works out the
 * page that it stands on, twice a link, and is drawn again at each change of the address: a page has a hundred.
 */
export function RouterLink({ href, target, onClick, ...rest }: LinkElementProps) {
	const go = use(GoContext);
	if (!/^\/(?!\/)/.test(href) || target) return <a href={href} target={target} onClick={onClick} {...rest} />;

	function press(event: MouseEvent<HTMLAnchorElement>) {
		onClick?.();
		if (!go || event.defaultPrevented || opensElsewhere(event)) return;
		event.preventDefault();
		// As a browser does: the page that one is on does not come twice on the way back.
		go(href, { replace: event.currentTarget.href === location.href });
	}

	return <a href={href} onClick={press} {...rest} />;
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
