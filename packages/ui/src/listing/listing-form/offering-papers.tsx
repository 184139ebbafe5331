import { type DocumentKind, documentKinds, type KeptDocument, OFFERING_DOCUMENTS_MAX } from '@ancu/forms/invest';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import { useFormErrorWords } from './draft-field.tsx';
import type { StepProps } from './step-props.ts';
import { TermGroup } from './term-field.tsx';

/** What a field for papers of an offering needs: those of one kind. */
export interface OfferingPapersControl {
	kind: DocumentKind;
	label: string;
	/** Said after it, where they may be left out. */
	optionalLabel: string | undefined;
	hint: string;
	/** Those that have arrived. */
	documents: readonly KeptDocument[];
	/** What is wrong with them, in words. */
	error: string | undefined;
	onChange: (documents: readonly KeptDocument[]) => void;
}

export interface OfferingPapersProps extends StepProps {
	/** Draws a field for papers of one kind. */
	offeringPapers: (control: OfferingPapersControl) => ReactNode;
}

/** Papers of an offering, by kind. */
export function OfferingPapers({ form, offeringPapers }: OfferingPapersProps) {
	const { t } = useTranslation('listing');
	const words = useFormErrorWords();
	const { documents } = form.values;
	const codes = documents.map((_, index) => form.errorOf(`documents.${index}`));
	const whole = codes.some(Boolean) ? undefined : form.errorOf('documents');
	const lacksContract = whole === 'no_contract';
	const errorOf = (kind: DocumentKind) =>
		lacksContract && kind === 'CONTRACT' ? whole : codes.find((code, index) => code && documents[index]?.kind === kind);

	return (
		<TermGroup title={t('form.offering.papers')} text={t('form.offering.papersText', { max: OFFERING_DOCUMENTS_MAX })}>
			<div data-field="documents" className="grid grid-cols-[minmax(0,1fr)] gap-4">
				<ErrorLine>{whole && !lacksContract && words('documents', whole)}</ErrorLine>
				{documentKinds.map((kind) => {
					const code = errorOf(kind);
					return (
						<div key={kind}>
							{offeringPapers({
								kind,
								label: t(`form.offering.paper.${kind}.label`),
								optionalLabel: kind === 'CONTRACT' ? undefined : t('form.optional'),
								hint: t(`form.offering.paper.${kind}.hint`),
								documents: documents.filter((document) => document.kind === kind),
								error: code && words('documents', code),
								// Uploads end in any order: each change starts from what stands there then.
								onChange: (changed) =>
									form.set(({ documents: all }) => ({
										documents: documentKinds.flatMap((each) =>
											each === kind ? changed : all.filter((document) => document.kind === each),
										),
									})),
							})}
						</div>
					);
				})}
			</div>
		</TermGroup>
	);
}
