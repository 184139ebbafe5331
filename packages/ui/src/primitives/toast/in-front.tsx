import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFrontDialog } from '../dialog/front-dialog.ts';

/** Takes what is in it along into the dialog that lies over the page, where alone it can be pressed and heard. Nothing begins again by that, as it would in a portal. */
export function InFront({ children }: { children: ReactNode }) {
	const home = useRef<HTMLDivElement>(null);
	const moved = useRef<HTMLDivElement>(null);
	const front = useFrontDialog();

	useLayoutEffect(() => {
		const [place, part] = [home.current, moved.current];
		if (!front || !place || !part) return undefined;
		front.append(part);
		return () => place.append(part);
	}, [front]);

	return (
		<div ref={home} className="contents">
			<div ref={moved} className="contents">
				{children}
			</div>
		</div>
	);
}
