import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { ShareIcon } from '../../primitives/icon/index.ts';

export interface ArticleShareProps {
	title: string;
	/** The whole address of the article. */
	url: string;
}

/** Hands an article on: by what the device offers, else by its address. */
export function ArticleShare({ title, url }: ArticleShareProps) {
	const { t } = useTranslation('content');
	// Only the browser knows, after the page has been drawn.
	const [canShare, setCanShare] = useState(false);
	useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
	if (canShare) {
		return (
			<Button
				size="sm"
				variant="quiet"
				leadingIcon={<ShareIcon aria-hidden="true" />}
				// Whoever closes the device's own window has decided not to.
				onClick={() => navigator.share({ title, url }).catch(() => undefined)}
			>
				{t('news.share')}
			</Button>
		);
	}
	return (
		<CopyButton text={url} label={t('news.copy')} doneLabel={t('news.copied')} failedLabel={url}>
			{t('news.copy')}
		</CopyButton>
	);
}
