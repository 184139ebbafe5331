import type { SubmitFailure } from '@ancu/forms/form';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';

/** What is asked about before it is done with a saved article. */
export const articleActs = ['publish', 'unpublish', 'delete'] as const;
export type ArticleAct = (typeof articleActs)[number];

export interface ArticleActsProps {
	/** What is asked about; undefined while nothing is. */
	asked: ArticleAct | undefined;
	onClose: () => void;
	/** Of the article as it was saved. */
	title: string;
	onAct: (act: ArticleAct) => Promise<SubmitFailure | undefined>;
	/** It went well. */
	onDone: () => void;
}

/** Asks before an article is published, taken back or thrown away. */
export function ArticleActs({ asked, onClose, title, onAct, onDone }: ArticleActsProps) {
	const { t } = useTranslation('content');
	return articleActs.map((act) => (
		<ActDialog
			key={act}
			open={asked === act}
			onClose={onClose}
			title={t(`act.${act}.title`)}
			submitLabel={t(`act.${act}.submit`)}
			onSubmit={() => onAct(act)}
			onDone={onDone}
		>
			{() => (
				<>
					<p className="font-bold wrap-anywhere">{title}</p>
					<p>{t(`act.${act}.text`)}</p>
				</>
			)}
		</ActDialog>
	));
}
