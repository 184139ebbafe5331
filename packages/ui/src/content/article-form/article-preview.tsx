import { useTranslation } from 'react-i18next';
import { RichText } from '../rich-text/rich-text.tsx';

export interface ArticlePreviewProps {
	/** As the server made it; undefined until it has. */
	html: string | undefined;
	/** It could not be had; what was there before stays. @default false */
	failed?: boolean | undefined;
}

/** What a reader would see of what is being written. */
export function ArticlePreview({ html, failed = false }: ArticlePreviewProps) {
	const { t } = useTranslation('content');
	return (
		<div data-slot="article-preview" className="grid grid-cols-[minmax(0,1fr)] gap-3">
			{failed && <p className="text-sm text-danger">{t('form.previewFailed')}</p>}
			{html ? <RichText html={html} /> : <p className="text-ink-muted">{t('form.previewEmpty')}</p>}
		</div>
	);
}
