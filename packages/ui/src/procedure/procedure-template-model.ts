import type { ProcedureActor, ProcedureSide, ProcedureType } from '@ancu/forms/procedure';

/** A text in both languages; an empty one is not translated yet. */
export interface LocalText {
	vn: string;
	en: string;
}

/** A version of what procedures of a kind consist of, in a list. */
export interface ProcedureTemplateSummary {
	id: string;
	type: ProcedureType;
	version: number;
	/** ISO 8601; null: a draft. */
	publishedAt: string | null;
	/** ISO 8601. */
	updatedAt: string;
	/** Running records that follow it. */
	recordCount: number;
	title: LocalText;
}

/** A version of what procedures of a kind consist of. */
export interface ProcedureTemplate extends ProcedureTemplateSummary {
	steps: readonly ProcedureTemplateStep[];
}

export interface ProcedureTemplateStep {
	key: string;
	title: LocalText;
	description: LocalText | null;
	substeps: readonly ProcedureTemplateSubstep[];
}

export interface ProcedureTemplateSubstep {
	key: string;
	title: LocalText;
	description: LocalText | null;
	actor: ProcedureActor;
	place: LocalText | null;
	/** Working days. */
	daysMin: number | null;
	daysMax: number | null;
	papers: readonly ProcedureTemplatePaper[];
	fees: readonly ProcedureTemplateFee[];
}

export interface ProcedureTemplatePaper {
	key: string;
	name: LocalText;
	hint: LocalText | null;
	isRequired: boolean;
}

export interface ProcedureTemplateFee {
	key: string;
	name: LocalText;
	text: LocalText;
	payer: ProcedureSide | null;
	/** ISO date. */
	asOf: string;
	source: string;
}

/** A suggested document as staff write it, in a list. */
export interface DocumentTextSummary {
	id: string;
	title: LocalText;
	types: readonly ProcedureType[];
	/** ISO 8601. */
	updatedAt: string;
}

/** A suggested document as staff write it. */
export interface DocumentText extends DocumentTextSummary {
	/** In lines; one that begins with `- ` is an item of a list. */
	content: LocalText;
	/** In the order in which they are shown. */
	images: readonly DocumentImage[];
	link: string | null;
}

/** A picture of a suggested document as staff write it. */
export interface DocumentImage {
	photo: { key: string; url: string };
	/** What it shows, for those who cannot see it. */
	alt: LocalText;
}
