import type { DocumentFormState } from '@ancu/forms/procedure/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { EditorFoot } from '../../translation/editor-foot.tsx';

export interface DocumentFootProps {
	form: Pick<DocumentFormState, 'isDirty' | 'pending'>;
	/** It was never saved. */
	isNew: boolean;
	/** A picture is on its way, `waiting` where it is saved as soon as it has arrived, or did not arrive. */
	pictures: 'sending' | 'waiting' | 'unsent' | undefined;
	/** Asks whether it is to be removed; left out where there is nothing to remove. */
	onRemove: (() => void) | undefined;
}

/** Saves the document and says whether that is done. Stays in sight. */
export function DocumentFoot({ form, isNew, pictures, onRemove }: DocumentFootProps) {
	const { t } = useTranslation('procedure');
	const state = form.isDirty ? 'document.dirty' : isNew ? 'document.begin' : 'document.clean';
	return (
		<EditorFoot slot="document-foot" said={t(pictures ? `document.images.${pictures}` : state)}>
			{onRemove && (
				<Button variant="quiet" aria-haspopup="dialog" onClick={onRemove}>
					{t('document.remove')}
				</Button>
			)}
			<Button type="submit" loading={form.pending || pictures === 'waiting'}>
				{t('document.save')}
			</Button>
		</EditorFoot>
	);
}
