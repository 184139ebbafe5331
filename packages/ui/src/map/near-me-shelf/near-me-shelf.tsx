import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { ArrowRightIcon, LocateIcon, PinIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { LocateState } from '../near-me-dialog/locate-state.tsx';
import type { LocateFailure } from '../near-me-dialog/near-me-dialog.tsx';

export interface NearMeShelfProps {
	/** Whether somebody's place is known; undefined before it was asked for. */
	place: 'locating' | 'found' | LocateFailure | undefined;
	/** Asks for it. Only after a press: it is what makes the browser ask. */
	onLocate: () => void;
	/** How far around, as `5 km`. */
	distance: string;
	/** Nothing lies there. @default false */
	isEmpty?: boolean | undefined;
	/** All that lies there; none before the place is known. */
	href?: string | undefined;
	/** The map, for who looks elsewhere. */
	mapHref: string;
	/** What lies there, once the place is known. */
	children?: ReactNode;
}

/** What lies around the person, once they say where they are. */
export function NearMeShelf({ place, onLocate, distance, isEmpty = false, href, mapHref, children }: NearMeShelfProps) {
	const { t } = useTranslation('map');
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const pressed = useRef(false);
	const isLocating = place === 'locating';
	const isFound = place === 'found';
	// What was pressed is gone then: whoever works by keyboard goes on from here.
	useEffect(() => {
		if (isFound && pressed.current) heading.current?.focus();
	}, [isFound]);
	return (
		<section aria-labelledby={id} data-slot="near-me-shelf" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 ref={heading} id={id} tabIndex={-1} className="text-xl font-bold outline-none">
					{t('nearMe.title')}
				</h2>
				{isFound && href && !isEmpty && (
					<Link href={href} variant="quiet" alone>
						<span className="inline-flex items-center gap-1">
							{t('nearMe.all', { distance })}
							<ArrowRightIcon aria-hidden="true" className="size-4" />
						</span>
					</Link>
				)}
			</div>
			{!isFound && (
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface-raised p-5">
					<div className="grid gap-1">
						<p>{t('nearMe.reason')}</p>
						<LocateState state={place} />
					</div>
					<Button
						variant="secondary"
						leadingIcon={<LocateIcon aria-hidden="true" />}
						loading={isLocating}
						onClick={() => {
							pressed.current = true;
							onLocate();
						}}
					>
						{t(place && !isLocating ? 'nearMe.again' : 'nearMe.allow')}
					</Button>
				</div>
			)}
			{isFound && isEmpty && (
				<StateMessage
					level={3}
					icon={<PinIcon />}
					title={t('nearMe.empty')}
					actions={
						<LinkButton variant="secondary" href={mapHref}>
							{t('nearMe.map')}
						</LinkButton>
					}
				>
					{t('nearMe.emptyText', { distance })}
				</StateMessage>
			)}
			{isFound && !isEmpty && children}
		</section>
	);
}
