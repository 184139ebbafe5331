import { formatDateTime, formatDistance } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../primitives/notice/index.ts';
import type { GreenCheckPosition } from '../verification-model.ts';

/** From so many metres on, what the device may be off is allowed for, somebody looks from too far away. */
const FAR_M = 300;
/** A reading that may be off by more is not worth much. */
const ROUGH_M = 100;

/** Whether a place was looked at from too far away, whatever the device may be off. */
export function isFar({ distance, accuracy }: Pick<GreenCheckPosition, 'distance' | 'accuracy'>): boolean {
	return distance !== null && distance - (accuracy ?? 0) > FAR_M;
}

export interface SitePositionProps {
	/** Null where none was recorded. */
	position: GreenCheckPosition | null;
	/** Who reads it is there and can record another: says what to do about what is odd. @default false */
	isThere?: boolean | undefined;
}

/** Where a listing was looked at from: when, how far from its point, how exactly; and what is odd about it. */
export function SitePosition({ position, isThere = false }: SitePositionProps) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	if (!position) return <p className="text-ink-muted">{t('position.none')}</p>;
	const { at, accuracy, distance } = position;
	const meters = (value: number) => formatDistance(Math.round(value), locale);
	return (
		<div data-slot="site-position" className="grid gap-3">
			<dl className="flex flex-wrap gap-x-8 gap-y-3">
				<Fact name={t('position.at')}>
					<time dateTime={at}>{formatDateTime(at, locale)}</time>
				</Fact>
				<Fact name={t('position.distance')}>{distance === null ? t('position.noPoint') : meters(distance)}</Fact>
				<Fact name={t('position.accuracy')}>
					{accuracy === null ? t('position.unknown') : t('position.within', { distance: meters(accuracy) })}
				</Fact>
			</dl>
			{isFar(position) && (
				<Notice tone="warning">
					{t('position.far', { distance: meters(distance ?? 0) })} {isThere && t('position.goThere')}
				</Notice>
			)}
			{accuracy !== null && accuracy > ROUGH_M && (
				<Notice tone="warning">
					{t('position.rough', { distance: meters(accuracy) })} {isThere && t('position.goOut')}
				</Notice>
			)}
		</div>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-sm text-ink-muted">{name}</dt>
			<dd className="font-bold">{children}</dd>
		</div>
	);
}
