import { useUntranslatedPaths } from '@ancu/forms/procedure/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { EditorFoot } from '../../translation/editor-foot.tsx';
import { useTemplateEditor } from './template-context.ts';

export interface TemplateFootProps {
	/** Saving makes the draft of the next version. */
	isNext: boolean;
	/** It would make a draft that is what is published. */
	isSame: boolean;
	/** Asks whether the draft is to be thrown away; left out where there is none yet. */
	onRemove: (() => void) | undefined;
	/** Asks whether the draft is to be published; left out where there is none yet. */
	onPublish: (() => void) | undefined;
	/** Leads to a field. */
	onShow: (path: string) => void;
}

/** Saves the draft, publishes it, and says what is in the way of that. Stays in sight. */
export function TemplateFoot({ isNext, isSame, onRemove, onPublish, onShow }: TemplateFootProps) {
	const { t } = useTranslation('procedure');
	const { form } = useTemplateEditor();
	const id = useId();
	const untranslated = useUntranslatedPaths(form);
	const [first] = untranslated;
	const isReady = !form.isDirty && untranslated.length === 0;
	return (
		<EditorFoot
			slot="template-foot"
			id={id}
			said={
				<>
					<p>{t(form.isDirty ? 'template.dirty' : isSame ? 'template.same' : 'template.clean')}</p>
					{first && (
						<button
							type="button"
							onClick={() => onShow(first)}
							className="min-h-9 rounded-tag text-left font-bold text-ink underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
						>
							{t('template.untranslatedCount', { count: untranslated.length })}
						</button>
					)}
				</>
			}
		>
			{onRemove && (
				<Button variant="quiet" aria-haspopup="dialog" onClick={onRemove}>
					{t('draft.remove')}
				</Button>
			)}
			<Button
				type="submit"
				variant={onPublish && isReady ? 'secondary' : 'primary'}
				loading={form.pending}
				aria-describedby={isSame ? id : undefined}
				aria-disabled={isSame}
			>
				{t(isNext ? 'template.saveNext' : 'template.save')}
			</Button>
			{onPublish && (
				<Button
					variant={isReady ? 'primary' : 'secondary'}
					aria-describedby={id}
					aria-haspopup="dialog"
					aria-disabled={!isReady}
					onClick={onPublish}
				>
					{t('template.publish')}
				</Button>
			)}
		</EditorFoot>
	);
}
