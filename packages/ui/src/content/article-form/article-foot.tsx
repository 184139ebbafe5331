import { missingToPublish } from '@ancu/forms/content';
import type { ArticleFormState } from '@ancu/forms/content/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { EditorFoot } from '../../translation/editor-foot.tsx';
import type { PicturePending } from '../../translation/picture-field/picture-field.tsx';
import type { ArticleAct } from './article-acts.tsx';

export interface ArticleFootProps {
	form: ArticleFormState;
	/** Undefined for one that was never saved. */
	status: 'DRAFT' | 'PUBLISHED' | undefined;
	/** A cover is on its way, `waiting` where it is saved as soon as it has arrived, or did not arrive. */
	pending: PicturePending | 'waiting' | undefined;
	/** Where the saved one is read. */
	viewHref: string | undefined;
	/** Asks before it is done. */
	onAsk: (act: ArticleAct) => void;
}

/** Saves the article and shows it to everybody, and says what is in the way of that. Stays in sight. */
export function ArticleFoot({ form, status, pending, viewHref, onAsk }: ArticleFootProps) {
	const { t } = useTranslation('content');
	const id = useId();
	const missing = missingToPublish(form.draft);
	const isReady = status !== undefined && !form.isDirty && !pending && missing.length === 0;
	const state = form.isDirty ? 'form.dirty' : status ? 'form.clean' : 'form.begin';
	return (
		<EditorFoot
			slot="article-foot"
			id={id}
			said={
				<>
					<p>{t(pending ? `cover.${pending}` : state)}</p>
					{status !== 'PUBLISHED' && missing.length > 0 && <p>{t('form.missing', { count: missing.length })}</p>}
				</>
			}
		>
			{viewHref && (
				<LinkButton variant="quiet" href={viewHref} external>
					{t('form.view')}
				</LinkButton>
			)}
			{status === 'DRAFT' && (
				<Button variant="quiet" aria-haspopup="dialog" onClick={() => onAsk('delete')}>
					{t('act.delete.open')}
				</Button>
			)}
			{status === 'PUBLISHED' && (
				<Button variant="quiet" aria-haspopup="dialog" onClick={() => onAsk('unpublish')}>
					{t('act.unpublish.open')}
				</Button>
			)}
			<Button
				type="submit"
				variant={isReady && status === 'DRAFT' ? 'secondary' : 'primary'}
				loading={form.pending || pending === 'waiting'}
			>
				{t(status === 'PUBLISHED' ? 'form.saveLive' : 'form.save')}
			</Button>
			{status !== 'PUBLISHED' && (
				<Button
					variant={isReady ? 'primary' : 'secondary'}
					aria-haspopup="dialog"
					aria-describedby={id}
					aria-disabled={!isReady}
					onClick={() => onAsk('publish')}
				>
					{t('act.publish.open')}
				</Button>
			)}
		</EditorFoot>
	);
}
