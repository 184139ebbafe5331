import { type ListingDraftField, toInputField } from '@ancu/forms/listing';
import type { ListingFormState } from '@ancu/forms/listing/form';
import { fieldsToLookAt } from '@ancu/forms/verification';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../primitives/notice/index.ts';
import { lowerFirst } from '../use-filter-words.ts';

export interface ChangeNoticesProps {
	form: Pick<ListingFormState, 'changedFields' | 'values'>;
	/** Fields, named as in LocationInfoInput, whose change sends a public listing back to be accepted. */
	resubmitFields: readonly string[];
	/** The listing has a green check, which a change may end. */
	hasMark: boolean;
}

/** What follows from what was changed in a listing that is there already. */
export function ChangeNotices({ form, resubmitFields, hasMark }: ChangeNoticesProps) {
	const { t } = useTranslation('listing');
	const labelOf = (field: ListingDraftField) => {
		const name = toInputField(field) === 'price' ? 'price' : field;
		return t(`form.label.${name === 'price' && form.values.tradingType === 'RENT' ? 'rent' : (name as 'area')}`);
	};
	const resubmitted = form.changedFields.filter((field) => resubmitFields.includes(toInputField(field)));
	const endsMark = hasMark && fieldsToLookAt(form.changedFields.map(toInputField)).length > 0;
	return (
		<div role="status">
			{resubmitted.length > 0 && (
				<div className="mb-5">
					<Notice>
						{t('form.resubmit', {
							// What is said in two fields, as a price or a pin, bears one label.
							fields: [...new Set(resubmitted.map((field) => lowerFirst(labelOf(field))))].join(', '),
						})}
					</Notice>
				</div>
			)}
			{endsMark && (
				<div className="mb-5">
					<Notice tone="warning">{t('form.endsMark')}</Notice>
				</div>
			)}
		</div>
	);
}
