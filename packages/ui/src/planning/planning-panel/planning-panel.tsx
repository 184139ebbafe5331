import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { ChevronDownIcon, CloseIcon, PinIcon } from '../../primitives/icon/index.ts';
import { Slider } from '../../primitives/slider/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { RetryButton } from '../../translation/load-error/retry-button.tsx';
import { ZoneLegend } from '../zone-legend/zone-legend.tsx';

/** How it stands with the zones of the part of the map in sight: `far` is too far out to tell zones apart, `partial` too many to show all. */
export type ZonesState = 'loading' | 'far' | 'partial' | 'ready' | 'failed';

export interface PlanningPanelProps {
	/** Whether the layer is on. */
	shown: boolean;
	onShown: (shown: boolean) => void;
	onClose: () => void;
	state: ZonesState;
	/** Codes of the zones in sight. */
	codes: readonly string[];
	onRetry: () => void;
	/** 0.1 to 1. */
	opacity: number;
	onOpacity: (opacity: number) => void;
	/** Ask about the point in the middle of the map. */
	onInspectCenter: () => void;
	/** What the plans say of the point that was asked about. */
	details?: ReactNode;
	/** The search for a plot. */
	parcels?: ReactNode;
}

/** Everything about planning on the map: the layer's switch and strength, its legend, one point, one plot. */
export function PlanningPanel(props: PlanningPanelProps) {
	const { shown, onShown, onClose, state, codes, onRetry, opacity, onOpacity, onInspectCenter, details, parcels } =
		props;
	const { t } = useTranslation('planning');
	const percent = Math.round(opacity * 100);
	return (
		<section
			aria-label={t('title')}
			data-slot="planning-panel"
			className="flex max-h-full min-h-0 flex-col overflow-hidden rounded-card border border-line-strong bg-surface-raised shadow-float"
		>
			<div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-3">
				<h2 className="font-bold">{t('title')}</h2>
				<IconButton aria-label={t('close')} icon={<CloseIcon aria-hidden="true" />} onClick={onClose} />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1; browsers differ in making scrollers focusable by themselves. */}
			<div tabIndex={0} className="grid min-h-0 gap-4 overflow-y-auto overscroll-contain p-3 outline-offset-[-2px]">
				<div className="grid gap-2">
					<Checkbox
						role="switch"
						label={t('show')}
						checked={shown}
						onChange={(event) => onShown(event.target.checked)}
					/>
					<div aria-live="polite" className="text-sm text-ink-muted empty:sr-only">
						{shown && <Status state={state} empty={codes.length === 0} onRetry={onRetry} />}
					</div>
				</div>
				{details}
				{shown && (
					<>
						<Slider
							label={t('opacity')}
							value={percent}
							min={10}
							max={100}
							step={5}
							valueText={`${percent}%`}
							onChange={(value) => onOpacity(value / 100)}
						/>
						<div className="grid gap-1.5 text-sm">
							<p className="text-ink-muted">{t('inspectHint')}</p>
							<div>
								<Button
									size="sm"
									variant="secondary"
									leadingIcon={<PinIcon aria-hidden="true" />}
									onClick={onInspectCenter}
								>
									{t('inspectCenter')}
								</Button>
							</div>
						</div>
						<ZoneLegend codes={codes} />
					</>
				)}
				{parcels && (
					<details className="group border-t border-line pt-2">
						<summary className="flex min-h-11 list-none items-center justify-between gap-2 text-sm font-bold [&::-webkit-details-marker]:hidden">
							{t('parcel.title')}
							<ChevronDownIcon aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180" />
						</summary>
						<div className="pt-1">{parcels}</div>
					</details>
				)}
				{/* The details say so themselves. */}
				{!details && <p className="text-sm text-ink-muted">{t('reference')}</p>}
			</div>
		</section>
	);
}

function Status({ state, empty, onRetry }: { state: ZonesState; empty: boolean; onRetry: () => void }) {
	const { t } = useTranslation('planning');
	if (state === 'failed') {
		return (
			<span className="flex flex-wrap items-center gap-2 text-ink">
				{t('state.failed')}
				<RetryButton size="sm" onRetry={onRetry} />
			</span>
		);
	}
	if (state === 'loading') {
		return (
			<span className="flex items-center gap-2">
				<Spinner />
				{t('state.loading')}
			</span>
		);
	}
	if (state === 'ready') return empty ? t('state.none') : null;
	return t(`state.${state}`);
}
