import type { DocumentFormState } from '@ancu/forms/procedure/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';

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
		<div
			data-slot="document-foot"
			className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-t-card border border-line-strong bg-surface-raised p-3"
		>
			<p role="status" className="text-sm text-ink-muted">
				{t(pictures ? `document.images.${pictures}` : state)}
			</p>
			<div className="flex flex-wrap gap-2">
				{onRemove && (
					<Button variant="quiet" aria-haspopup="dialog" onClick={onRemove}>
						{t('document.remove')}
					</Button>
				)}
				<Button type="submit" loading={form.pending || pictures === 'waiting'}>
					{t('document.save')}
				</Button>
			</div>
		</div>
	);
}
