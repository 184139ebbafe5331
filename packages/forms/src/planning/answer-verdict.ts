import { formatNumber, type Locale, localized } from '../format/index.ts';
import { percentsOf, totalOf } from './answer-calc.ts';
import { findLandCode } from './land-codes.ts';

/** What of an answer its verdict is made from. */
export interface VerdictFacts {
	zones: readonly {
		landCode: string;
		name?: string | null | undefined;
		/** m². */
		area: number;
	}[];
	/** m². */
	roadReserve?: number | null | undefined;
	/** %. */
	maxDensity?: number | null | undefined;
	floorAreaRatio?: number | null | undefined;
	storeys?: number | null | undefined;
}

/** One of the texts that stand under `verdict` in this domain's locales. */
export type VerdictText = (key: string, params: Record<string, string | number>) => string;

/** What the kind of land of a zone is called: as its author named it, else by the official list. */
export function zoneName(
	{ landCode, name }: { landCode: string; name?: string | null | undefined },
	locale: Locale,
): string {
	return name || (localized(findLandCode(landCode)?.name, locale) ?? landCode);
}

/** An answer in plain words, made from its zones and limits. */
export function writeVerdict(facts: VerdictFacts, locale: Locale, text: VerdictText): string {
	const { zones, roadReserve, maxDensity, floorAreaRatio, storeys } = facts;
	const number = (value: number) => formatNumber(value, locale);
	const isKnown = (value: number | null | undefined): value is number => typeof value === 'number';
	const areas = zones.map(({ area }) => area);
	const percents = percentsOf(areas);
	const whole = number(totalOf(areas));
	const parts = zones.map((zone, index) =>
		text('zone', {
			name: zoneName(zone, locale),
			code: zone.landCode,
			area: number(zone.area),
			percent: formatNumber(percents[index] ?? 0, locale, 1),
		}),
	);
	const [only] = zones;
	const limits = [
		...(isKnown(maxDensity) ? [text('density', { percent: number(maxDensity) })] : []),
		...(isKnown(floorAreaRatio) ? [text('ratio', { ratio: number(floorAreaRatio) })] : []),
		...(isKnown(storeys) ? [text('storeys', { count: storeys })] : []),
	];
	return [
		zones.length === 1 && only
			? text('one', { area: whole, name: zoneName(only, locale), code: only.landCode })
			: text('several', { area: whole, count: zones.length, zones: parts.join('; ') }),
		...(roadReserve ? [text('road', { area: number(roadReserve) })] : []),
		...(limits.length > 0 ? [text('limits', { limits: limits.join(', ') })] : []),
	].join(' ');
}
