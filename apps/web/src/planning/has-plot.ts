import type { TradingType } from '@ancu/forms/listing';

/** What of a listing says whether a plot belongs to it. */
interface OfPlot {
	tradingType: TradingType;
	mapSheetNo?: string | null | undefined;
	landPlotNo?: string | null | undefined;
}

/**
 * Whether the planning of a listing's plot can be asked for. Who buys gets to know the plot from the certificate; who rents a flat or
 * a room never does, unless the listing says it.
 */
export function hasPlot({ tradingType, mapSheetNo, landPlotNo }: OfPlot): boolean {
	return tradingType !== 'RENT' || Boolean(mapSheetNo && landPlotNo);
}
