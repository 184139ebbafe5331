import { procedureTypes } from '@ancu/forms/procedure';
import type { DocumentFormState } from '@ancu/forms/procedure/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { ErrorLine } from '../../primitives/field/error-line.tsx';

export interface DocumentTypesProps {
	form: Pick<DocumentFormState, 'register'>;
	/** What is wrong with the choice. */
	error: string | undefined;
}

/** Which procedures a document helps with: one or several. */
export function DocumentTypes({ form, error }: DocumentTypesProps) {
	const { t } = useTranslation('procedure');
	const id = useId();
	return (
		<fieldset aria-describedby={error ? id : undefined} className="min-w-0">
			<legend className="mb-1 text-sm font-bold">{t('document.types')}</legend>
			<div className="flex flex-wrap gap-x-6">
				{procedureTypes.map((type) => (
					<Checkbox
						key={type}
						{...form.register('types')}
						value={type}
						aria-invalid={error ? true : undefined}
						label={t(`type.${type}`)}
					/>
				))}
			</div>
			<ErrorLine keepsHeight id={error ? id : undefined}>
				{error}
			</ErrorLine>
		</fieldset>
	);
}
