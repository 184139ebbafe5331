export {
	type DocumentConflict,
	DocumentForm,
	type DocumentFormProps,
	type DocumentSaved,
} from './document-form/document-form.tsx';
export { DocumentList, type DocumentListProps } from './document-list/document-list.tsx';
export { FeeEstimate, type FeeEstimateProps } from './fee-estimate/fee-estimate.tsx';
export {
	type ProcedureAct,
	ProcedureActDialog,
	type ProcedureActDialogProps,
} from './procedure-act-dialog/procedure-act-dialog.tsx';
export { everyProcedure, type ProcedureListFilter } from './procedure-list/procedure-filter-bar.tsx';
export { ProcedureList, type ProcedureListProps } from './procedure-list/procedure-list.tsx';
export {
	type DocumentPhoto,
	type ProcedureDetail,
	type ProcedureFee,
	type ProcedureFile,
	type ProcedureFileEvent,
	type ProcedureListing,
	type ProcedureNext,
	type ProcedurePaper,
	type ProcedureRecord,
	type ProcedureStatus,
	type ProcedureStep,
	type ProcedureSubstep,
	procedureStatuses,
	type SubstepChange,
	type SuggestedDocument,
} from './procedure-model.ts';
export { ProcedureProgress, type ProcedureProgressProps } from './procedure-progress/procedure-progress.tsx';
export { ProcedurePage, type ProcedurePageProps } from './procedure-screen/procedure-page.tsx';
export { ProcedureScreen, type ProcedureScreenProps } from './procedure-screen/procedure-screen.tsx';
export { ProcedureStartForm, type ProcedureStartFormProps } from './procedure-start-form/procedure-start-form.tsx';
export { ProcedureSubstepRow, type ProcedureSubstepRowProps } from './procedure-substep/procedure-substep.tsx';
export type { SavedState } from './procedure-substep/saved-state.ts';
export type {
	DocumentImage,
	DocumentText,
	DocumentTextSummary,
	LocalText,
	ProcedureTemplate,
	ProcedureTemplateFee,
	ProcedureTemplatePaper,
	ProcedureTemplateStep,
	ProcedureTemplateSubstep,
	ProcedureTemplateSummary,
} from './procedure-template-model.ts';
export { SubstepFiles, type SubstepFilesProps } from './substep-files/substep-files.tsx';
export { SuggestedDocuments, type SuggestedDocumentsProps } from './suggested-documents/suggested-documents.tsx';
export { type TemplateConflict, TemplateForm, type TemplateFormProps } from './template-form/template-form.tsx';
export { TemplateList, type TemplateListProps } from './template-list/template-list.tsx';
