export interface PlotMarkProps {
	mapSheetNo: string;
	landPlotNo: string;
}

/** A plot as a cadastral sheet marks it: its number over the sheet's. An ornament: the words stand beside it. */
export function PlotMark({ mapSheetNo, landPlotNo }: PlotMarkProps) {
	return (
		<span
			aria-hidden="true"
			data-slot="plot-mark"
			className="cadastre grid bg-size-[16px_16px] size-14 shrink-0 content-center justify-items-center rounded-tag border border-line-strong bg-surface px-1 text-xs sm:size-16"
		>
			<span className="max-w-full truncate font-bold">{landPlotNo}</span>
			<span className="max-w-full truncate border-t border-ink px-1">{mapSheetNo}</span>
		</span>
	);
}
