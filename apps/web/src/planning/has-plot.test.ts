import { expect, it } from 'vitest';
import { hasPlot } from './has-plot.ts';

it('planning is asked about what is sold, and of what is let only where its plot is said', () => {
	expect(hasPlot({ tradingType: 'BUY' })).toBe(true);
	expect(hasPlot({ tradingType: 'PROJECT', mapSheetNo: null, landPlotNo: null })).toBe(true);
	expect(hasPlot({ tradingType: 'RENT' })).toBe(false);
	expect(hasPlot({ tradingType: 'RENT', mapSheetNo: '12', landPlotNo: '' })).toBe(false);
	expect(hasPlot({ tradingType: 'RENT', mapSheetNo: '12', landPlotNo: '345' })).toBe(true);
});
