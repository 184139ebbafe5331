import { formatDistance } from '@ancu/forms/format';
import { OUTLINE_LEAST, OUTLINE_MOST } from '@ancu/forms/map';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { CircleAreaIcon, DrawAreaIcon, KeyboardIcon, LocateIcon, RemoveIcon } from '../../primitives/icon/index.ts';
import { type MapArea, MapCenter, type MapPoint, MapTool, mapToolbarStyle } from '../../primitives/map/index.ts';
import { AreaDialog } from '../area-dialog/area-dialog.tsx';
import { type Locate, NearMeDialog } from '../near-me-dialog/near-me-dialog.tsx';
import { RadiusChips } from '../radius-chips/radius-chips.tsx';
import type { AreaDrawing } from './use-area-drawing.ts';

export interface AreaToolsProps {
	/** The area of the search; undefined for everywhere. */
	area: MapArea | undefined;
	/** Told another area; undefined takes it away. */
	onArea: (area: MapArea | undefined) => void;
	/** From `useAreaDrawing`, which the map is given too. */
	drawing: AreaDrawing;
	/** The middle of the map; undefined while there is no map. */
	center: MapPoint | undefined;
	/** Finds where the person is. */
	locate: Locate;
	/** The choice of a ward for those who do not draw, given how to close the window that it is in. */
	renderPlaces?: ((close: () => void) => ReactNode) | undefined;
	/** Other tools of the map, as `MapTool`s. */
	more?: ReactNode;
	/** What one of those opened: at the side of a wide map, at the foot of a narrow one. */
	panel?: ReactNode;
	/** Marks the middle of the map, which what is open asks about. @default false */
	withCenter?: boolean | undefined;
}

/** The tools that say on a map where to look: draw, circle, near me, or without drawing. Lies over the map's own frame. */
export function AreaTools({
	area,
	onArea,
	drawing,
	center,
	locate,
	renderPlaces,
	more,
	panel,
	withCenter = false,
}: AreaToolsProps) {
	const { t } = useTranslation('map');
	const locale = useLocale();
	const [opened, setOpened] = useState<'near' | 'without'>();
	const { tool, radius } = drawing;
	const buttons = useRef<HTMLFieldSetElement>(null);
	const circle = area && 'radius' in area ? area : undefined;

	const toggle = (next: 'outline' | 'circle') => (tool === next ? drawing.cancel() : drawing.start(next));
	const around = (point: MapPoint | undefined) => point && onArea({ ...point, radius });
	const says = useInstructions(drawing);
	return (
		<>
			<div data-slot="area-tools" className="pointer-events-none absolute inset-0 z-10">
				<p aria-live="polite" className="sr-only">
					{says && (
						<>
							<span>{`${says.hand} ${says.keys} `}</span>
							{/* By itself: of each corner that is set only this is said. */}
							<span>{says.state}</span>
						</>
					)}
				</p>
				{(tool || withCenter) && <MapCenter />}
				<div className="@container px-3 pt-14">
					<div className="flex items-start gap-2 @4xl:flex-col">
						<fieldset ref={buttons} aria-label={t('area.tools')} className={mapToolbarStyle}>
							<MapTool
								icon={<DrawAreaIcon aria-hidden="true" />}
								name={t('area.draw')}
								pressed={tool === 'outline'}
								onPress={() => toggle('outline')}
							/>
							<MapTool
								icon={<CircleAreaIcon aria-hidden="true" />}
								name={t('area.circle')}
								pressed={tool === 'circle'}
								onPress={() => toggle('circle')}
							/>
							<MapTool icon={<LocateIcon aria-hidden="true" />} name={t('area.nearMe')} onPress={() => open('near')} />
							<MapTool
								icon={<KeyboardIcon aria-hidden="true" />}
								name={t('area.without')}
								onPress={() => open('without')}
							/>
							{more}
							{area && <MapTool icon={<RemoveIcon aria-hidden="true" />} name={t('area.remove')} onPress={remove} />}
						</fieldset>
						{says && <DrawingPanel drawing={drawing} says={says} />}
						{!tool && circle && (
							<div className={card}>
								<RadiusChips
									label={t('area.within', { distance: formatDistance(circle.radius, locale) })}
									value={circle.radius}
									onChoose={(next) => onArea({ ...circle, radius: next })}
								/>
							</div>
						)}
					</div>
				</div>
				<div className="pointer-events-auto absolute inset-x-2 bottom-16 flex max-h-[38%] flex-col empty:hidden lg:inset-x-auto lg:top-28 lg:right-3 lg:bottom-auto lg:max-h-[calc(100%-14rem)] lg:w-80">
					{panel}
				</div>
			</div>
			<AreaDialog
				open={opened === 'without'}
				onClose={close}
				center={center}
				radius={radius}
				onRadius={drawing.chooseRadius}
				onCenter={() => around(center)}
				onNearMe={() => setOpened('near')}
				renderPlaces={renderPlaces}
			/>
			{/* Behind the window that leads to it: that one gives the focus back before this one takes it. */}
			<NearMeDialog open={opened === 'near'} onClose={close} locate={locate} onPoint={around} />
		</>
	);

	function open(dialog: 'near' | 'without'): void {
		drawing.cancel();
		setOpened(dialog);
	}
	function close(): void {
		setOpened(undefined);
	}
	function remove(): void {
		onArea(undefined);
		buttons.current?.querySelector('button')?.focus();
	}
}

// On a narrow map it stands below what the map says of itself, which takes two lines there.
const card =
	'pointer-events-auto grid max-w-sm gap-3 rounded-card border border-line bg-surface-raised p-2.5 text-sm shadow-float @max-sm:mt-3.5';

/** What to do with the tool that is on, and its buttons: a finger has no Enter and no Backspace. */
function DrawingPanel({ drawing, says }: { drawing: AreaDrawing; says: Instructions }) {
	const { t } = useTranslation('map');
	const { tool, corners, canFinish, radius, chooseRadius, finish, undo, cancel } = drawing;
	return (
		<div data-slot="drawing-panel" className={card}>
			<p>
				{says.hand} <span className="text-ink-muted pointer-coarse:hidden">{says.keys}</span>
			</p>
			{/* It keeps its place: the panel would grow over the corner that was set below it, and that is where the outline is closed. */}
			{tool === 'outline' && <p className="min-h-[1lh] font-bold">{says.state}</p>}
			{tool === 'circle' && <RadiusChips label={t('area.radius')} value={radius} onChoose={chooseRadius} />}
			<div className="flex flex-wrap gap-1.5">
				{tool === 'outline' && (
					<>
						<Button size="sm" disabled={!canFinish} onClick={finish}>
							{t('area.finish')}
						</Button>
						<Button size="sm" variant="secondary" aria-disabled={corners.length === 0} onClick={undo}>
							{t('area.undo')}
						</Button>
					</>
				)}
				<Button size="sm" variant="secondary" onClick={cancel}>
					{t('area.cancel')}
				</Button>
			</div>
		</div>
	);
}

interface Instructions {
	/** By mouse or finger. */
	hand: string;
	/** By keyboard. */
	keys: string;
	/** How far it is. Empty at first. */
	state: string;
}

/** What to do with the tool that is on. */
function useInstructions({ tool, corners }: AreaDrawing): Instructions | undefined {
	const { t } = useTranslation('map');
	if (!tool) return undefined;
	const count = corners.length;
	const missing = OUTLINE_LEAST - count;
	let state = '';
	if (count >= OUTLINE_MOST) state = t('area.cornersFull', { count });
	else if (count > 0) state = missing > 0 ? t('area.cornersMissing', { count, missing }) : t('area.corners', { count });
	return {
		hand: t(`area.help.${tool}`),
		keys: t(`area.keys.${tool}`),
		state,
	};
}
