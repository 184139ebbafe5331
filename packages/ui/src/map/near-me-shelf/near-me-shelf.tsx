import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { ArrowRightIcon, LocateIcon, PinIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { LocateState } from '../near-me-dialog/locate-state.tsx';
import type { LocateFailure } from '../near-me-dialog/near-me-dialog.tsx';

export interface NearMeShelfProps {
	/** It is known where the person is. */
	isKnown: boolean;
	/** That is being found out, or could not be; undefined while nobody asks. */
	state?: 'locating' | LocateFailure | undefined;
	/** The account keeps the place, by the person's consent. @default false */
	isKept?: boolean | undefined;
	/** Asks for the place. Only after a press: it is what makes the browser ask. */
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
export function NearMeShelf({
	isKnown,
	state,
	isKept = false,
	onLocate,
	distance,
	isEmpty = false,
	href,
	mapHref,
	children,
}: NearMeShelfProps) {
	const { t } = useTranslation('map');
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const pressed = useRef(false);
	// What was pressed is gone then: whoever works by keyboard goes on from here.
	useEffect(() => {
		if (isKnown && pressed.current) heading.current?.focus();
	}, [isKnown]);

	const isLocating = state === 'locating';
	const button = { loading: isLocating, leadingIcon: <LocateIcon aria-hidden="true" /> };
	return (
		<section aria-labelledby={id} data-slot="near-me-shelf" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<div className="flex flex-wrap items-baseline gap-x-3">
					<h2 ref={heading} id={id} tabIndex={-1} className="text-xl font-bold outline-none">
						{t('nearMe.title')}
					</h2>
					{isKnown && (
						<Button {...button} variant="quiet" size="sm" onClick={onLocate}>
							{t('nearMe.update')}
						</Button>
					)}
				</div>
				{isKnown && href && !isEmpty && (
					<Link href={href} variant="quiet" alone>
						<span className="inline-flex items-center gap-1">
							{t('nearMe.all', { distance })}
							<ArrowRightIcon aria-hidden="true" className="size-4" />
						</span>
					</Link>
				)}
			</div>
			{isKnown ? (
				<LocateState state={state} />
			) : (
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface-raised p-5">
					<div className="grid gap-1">
						<p>{t(isKept ? 'nearMe.reasonKept' : 'nearMe.reason')}</p>
						<LocateState state={state} />
					</div>
					<Button
						{...button}
						variant="secondary"
						onClick={() => {
							pressed.current = true;
							onLocate();
						}}
					>
						{t(state && !isLocating ? 'nearMe.again' : 'nearMe.allow')}
					</Button>
				</div>
			)}
			{isKnown && isEmpty && (
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
			{isKnown && !isEmpty && children}
		</section>
	);
}
