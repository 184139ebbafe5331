import { formatNumber } from '@ancu/forms/format';
import { KNOWN_TOTAL } from '@ancu/forms/list';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { ChevronDownIcon } from '../../primitives/icon/index.ts';
import { type DrawerPosition, drawerPositions, useDrawerDrag } from './use-drawer-drag.ts';

const heights: Record<DrawerPosition, string> = {
	folded: 'h-14',
	half: 'h-1/2',
	full: 'h-[calc(100%-3.5rem)]',
};

export interface MapDrawerProps {
	/** Listings in it; 1,001 stands for more than a thousand, undefined while they load. */
	total: number | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	/** How far it is open at first. @default 'folded' */
	position?: DrawerPosition | undefined;
	/** Which page of the listings is open; another one begins at the drawer's top. @default 1 */
	page?: number | undefined;
	/** What comes before the listings, as a way to the filters. */
	action?: ReactNode;
	/** What it holds; drawn while it is open. */
	children: ReactNode;
}

/** A drawer over the lower part of a map on a narrow screen. Its handle is dragged, pressed, or moved by the arrow keys. */
export function MapDrawer({
	total,
	failed = false,
	position: first = 'folded',
	page = 1,
	action,
	children,
}: MapDrawerProps) {
	const { t } = useTranslation('map');
	const locale = useLocale();
	const [position, setPosition] = useState(first);
	const contentId = useId();
	const content = useRef<HTMLDivElement>(null);
	const { drawer, handle, wasDragged } = useDrawerDrag(setPosition);
	const isOpen = position !== 'folded';

	// biome-ignore lint/correctness/useExhaustiveDependencies: the links to pages stand below the cards, far from where the next ones begin.
	useEffect(() => {
		const box = content.current;
		if (!box) return;
		box.scrollTop = 0;
		// Who pressed one of them goes on there.
		if (box.contains(document.activeElement)) box.focus({ preventScroll: true });
	}, [page]);

	const step = (by: number) =>
		setPosition(
			(now) =>
				drawerPositions[Math.min(drawerPositions.length - 1, Math.max(0, drawerPositions.indexOf(now) + by))] ?? now,
		);

	return (
		<section
			ref={drawer}
			data-slot="map-drawer"
			data-position={position}
			aria-label={t('drawer.label')}
			className={`absolute inset-x-0 bottom-0 z-20 flex flex-col overflow-hidden rounded-t-card border-t border-line-strong bg-surface text-ink shadow-float transition-[height] motion-reduce:transition-none data-dragging:transition-none lg:hidden ${heights[position]}`}
		>
			<button
				type="button"
				{...handle}
				aria-expanded={isOpen}
				aria-controls={isOpen ? contentId : undefined}
				aria-description={t('drawer.help')}
				onClick={({ detail }) => {
					// A press of a key is none that a drag ends with.
					if (detail === 0 || !wasDragged())
						setPosition((now) => (now === 'folded' ? 'half' : now === 'half' ? 'full' : 'folded'));
				}}
				onKeyDown={onKeyDown}
				className="relative flex h-14 shrink-0 cursor-grab touch-none items-center justify-between gap-3 px-4 pt-1.5 text-left font-bold outline-offset-[-3px]"
			>
				<span
					aria-hidden="true"
					className="absolute top-1.5 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-line-strong"
				/>
				<span>{words()}</span>
				<ChevronDownIcon aria-hidden="true" className={`size-5 ${position === 'full' ? '' : 'rotate-180'}`} />
			</button>
			{isOpen && (
				<div
					ref={content}
					id={contentId}
					tabIndex={-1}
					className="grow overflow-y-auto overscroll-contain border-t border-line p-4 outline-offset-[-2px]"
				>
					{action && <div className="mb-4">{action}</div>}
					{children}
				</div>
			)}
		</section>
	);

	function onKeyDown(event: KeyboardEvent): void {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
		if (by === undefined) return;
		event.preventDefault();
		step(by);
	}

	function words(): string {
		if (total === undefined) return t(failed ? 'drawer.failed' : 'drawer.loading');
		if (total > KNOWN_TOTAL) return t('drawer.totalMore', { formatted: formatNumber(KNOWN_TOTAL, locale) });
		return t('drawer.total', { count: total, formatted: formatNumber(total, locale) });
	}
}
