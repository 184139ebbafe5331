export { colourOf } from './land-look.ts';
export { LandName, type LandNameProps } from './land-name/land-name.tsx';
export { MessageForm, type MessageFormProps } from './message-form/message-form.tsx';
export { ParcelFinder, type ParcelFinderProps } from './parcel-finder/parcel-finder.tsx';
export { PlanningAnswerView, type PlanningAnswerViewProps } from './planning-answer/planning-answer.tsx';
export {
	PlanningAnswerForm,
	type PlanningAnswerFormProps,
} from './planning-answer-form/planning-answer-form.tsx';
export { useVerdictWords } from './planning-answer-form/use-verdict-words.ts';
export type { AnsweredCheck, AnswerZone, PlanningAnswer, VerifiedAnswer } from './planning-answer-model.ts';
export {
	PlanningCheckDetail,
	type PlanningCheckDetailProps,
	type PlanningCheckTab,
} from './planning-check-detail/planning-check-detail.tsx';
export {
	type CommuneControl,
	PlanningCheckForm,
	type PlanningCheckFormProps,
	type PlotPinControl,
} from './planning-check-form/planning-check-form.tsx';
export { PlanningCheckList, type PlanningCheckListProps } from './planning-check-list/planning-check-list.tsx';
export {
	type PlanningCheck,
	type PlanningCheckAction,
	type PlanningCheckEvent,
	type PlanningCheckFilter,
	type PlanningCheckStage,
	type PlanningCheckStatus,
	type PlanningCheckSummary,
	type PlanningPaper,
	planningCheckFilters,
	stageOf,
} from './planning-check-model.ts';
export { PlanningCheckPage, type PlanningCheckPageProps } from './planning-check-page/planning-check-page.tsx';
export {
	PlanningCheckStatusTag,
	type PlanningCheckStatusTagProps,
} from './planning-check-status/planning-check-status.tsx';
export {
	PlanningCheckTimeline,
	type PlanningCheckTimelineProps,
} from './planning-check-timeline/planning-check-timeline.tsx';
export type { ParcelMatch, ZoneDetail, ZonePlan } from './planning-model.ts';
export { PlanningPanel, type PlanningPanelProps, type ZonesState } from './planning-panel/planning-panel.tsx';
export { PlanningTool, type PlanningToolProps } from './planning-panel/planning-tool.tsx';
export {
	PlanningQueue,
	type PlanningQueueProps,
	type PlanningWorkFilter,
	planningWorkStatuses,
} from './planning-queue/planning-queue.tsx';
export {
	PlanningVerification,
	type PlanningVerificationProps,
} from './planning-verification/planning-verification.tsx';
export { PlanningWork, type PlanningWorkProps } from './planning-work/planning-work.tsx';
export { PlotData, type PlotDataProps } from './planning-work/plot-data.tsx';
export type { PlanningWorkItem, PlanningWorkRow } from './planning-work-model.ts';
export { PlotMark, type PlotMarkProps } from './plot-mark/plot-mark.tsx';
export { ZoneDetails, type ZoneDetailsProps } from './zone-details/zone-details.tsx';
export { ZoneDrawing, type ZoneDrawingProps } from './zone-drawing/zone-drawing.tsx';
export { ZoneLegend, type ZoneLegendProps } from './zone-legend/zone-legend.tsx';
export { ZoneTable, type ZoneTableProps } from './zone-table/zone-table.tsx';
