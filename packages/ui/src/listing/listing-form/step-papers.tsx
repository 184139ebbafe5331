import { LISTING_DOCUMENTS_MAX, legalStatuses, type PaperFact, paperFields, papersFor } from '@ancu/forms/listing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../primitives/text-input/index.ts';
import { DraftChoice } from './draft-choice.tsx';
import { DraftField, TextField, useFormErrorWords } from './draft-field.tsx';
import type { StepProps } from './step-props.ts';

/** What a field for files needs. */
export interface FilesControl {
	field: 'legalDocument' | 'appraisalDocument';
	label: string;
	/** Said after it, since they may be left out. */
	optionalLabel: string;
	hint: string;
	/** So many in all. */
	most: number;
	/** What is wrong with them, in words. */
	error: string | undefined;
	/** Ids of uploads, and files that the listing has. */
	files: readonly string[];
	onChange: (files: string[]) => void;
}

export interface PapersStepProps extends StepProps {
	/** Draws a field for files; without it none are asked for. */
	documents?: ((files: FilesControl) => ReactNode) | undefined;
}

/** What papers there are, and what they say. */
export function PapersStep({ form, documents }: PapersStepProps) {
	const { t } = useTranslation('listing');
	const words = useFormErrorWords();
	const isAsked = useAsked(form);
	const filesOf = (field: FilesControl['field']) => {
		if (!documents) return null;
		const files = form.values[field];
		const code = form.errorOf(field) ?? files.map((_, index) => form.errorOf(`${field}.${index}`)).find(Boolean);
		return (
			// Out of sight it stays in the page: a file may be on its way from when the listing was another one.
			<div data-field={field} hidden={field === 'appraisalDocument' && !isAsked(field)}>
				{documents({
					field,
					label: t(`form.label.${field}`),
					optionalLabel: t('form.optional'),
					hint: t(`form.hint.${field}`),
					most: LISTING_DOCUMENTS_MAX,
					error: code && words(field, code),
					files,
					onChange: (changed) => form.set({ [field]: changed }),
				})}
			</div>
		);
	};
	const area = (name: 'legalConditions' | 'legalDocumentText' | 'appraisalDocumentText') => (
		<DraftField form={form} name={name} hint={t(`form.hint.${name}`)}>
			{(control) => <TextArea {...control} {...form.register(name)} rows={2} />}
		</DraftField>
	);
	return (
		<>
			<DraftChoice
				form={form}
				name="legalStatus"
				legend={t('form.label.legalStatus')}
				optionalLabel={t('form.optional')}
				choices={legalStatuses.map((value) => ({
					value,
					label: t(`legalStatus.${value}`),
					text: t(`form.papers.${value}`),
				}))}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-2">
				{isAsked('mapSheetNo') && <TextField form={form} name="mapSheetNo" hint={t('form.hint.mapSheetNo')} />}
				{isAsked('landPlotNo') && <TextField form={form} name="landPlotNo" hint={t('form.hint.landPlotNo')} />}
			</div>
			<TextField form={form} name="owner" hint={t('form.hint.owner')} />
			{area('legalConditions')}
			{area('legalDocumentText')}
			{filesOf('legalDocument')}
			{isAsked('appraisalDocumentText') && area('appraisalDocumentText')}
			{filesOf('appraisalDocument')}
		</>
	);
}

/** Which papers are asked for: those that fit the listing, and those of which it said something, which stay until the form goes. */
function useAsked({ values }: StepProps['form']): (field: PaperFact) => boolean {
	const [said, setSaid] = useState<readonly PaperFact[]>([]);
	const more = paperFields.filter((field) => values[field].length > 0 && !said.includes(field));
	if (more.length > 0) setSaid([...said, ...more]);
	const fitting = papersFor(values.tradingType, values.categoryId);
	return (field) => fitting.includes(field) || said.includes(field);
}
