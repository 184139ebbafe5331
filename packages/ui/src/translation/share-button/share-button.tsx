import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { ShareIcon } from '../../primitives/icon/index.ts';

export interface ShareButtonProps {
	/** What the page is called. */
	title: string;
	/** Its whole address. */
	url: string;
	/** `secondary` among others with an edge. @default 'quiet' */
	variant?: 'secondary' | 'quiet' | undefined;
}

/** Hands a page on: by what the device offers, else by its address. */
export function ShareButton({ title, url, variant = 'quiet' }: ShareButtonProps) {
	const { t } = useTranslation('translation');
	// Only the browser knows, after the page has been drawn.
	const [canShare, setCanShare] = useState(false);
	useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
	if (canShare) {
		return (
			<Button
				size="sm"
				variant={variant}
				leadingIcon={<ShareIcon aria-hidden="true" />}
				// Whoever closes the device's own window has decided not to.
				onClick={() => navigator.share({ title, url }).catch(() => undefined)}
			>
				{t('share.share')}
			</Button>
		);
	}
	return (
		<CopyButton variant={variant} text={url} label={t('share.copy')} doneLabel={t('share.copied')} failedLabel={url}>
			{t('share.copy')}
		</CopyButton>
	);
}
