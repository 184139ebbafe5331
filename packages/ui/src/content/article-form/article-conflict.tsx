import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { AlertIcon } from '../../primitives/icon/index.ts';

export interface ArticleConflictProps {
	/** Saves what is typed over the newer version. */
	onOverwrite: () => Promise<unknown>;
	/** Throws away what is typed and shows the newer version. */
	onDiscard: () => void;
	/** The box that takes the focus when saving was refused. */
	ref: Ref<HTMLDivElement>;
}

/** Says that somebody else saved a newer version meanwhile; what was typed stays until it is decided. */
export function ArticleConflict({ onOverwrite, onDiscard, ref }: ArticleConflictProps) {
	const { t } = useTranslation('content');
	const [pending, setPending] = useState(false);
	return (
		<div
			ref={ref}
			role="alert"
			tabIndex={-1}
			data-slot="article-conflict"
			className="grid gap-3 rounded-card border border-danger bg-danger-soft p-4"
		>
			<h2 className="flex items-start gap-2 font-bold text-danger">
				<AlertIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
				{t('conflict.title')}
			</h2>
			<p className="max-w-prose">{t('conflict.text')}</p>
			<div className="flex flex-wrap gap-3">
				<Button
					size="sm"
					loading={pending}
					onClick={async () => {
						setPending(true);
						await onOverwrite().finally(() => setPending(false));
					}}
				>
					{t('conflict.overwrite')}
				</Button>
				<Button size="sm" variant="secondary" onClick={onDiscard}>
					{t('conflict.discard')}
				</Button>
			</div>
		</div>
	);
}
