import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LinkElementProps, LinkProvider } from '../../primitives/link/index.ts';

export interface PreviewStepProps {
	/** The listing as it will be in lists. */
	preview: ReactNode;
	/** The listing as its page will show it. */
	pagePreview?: ReactNode;
	/** Listings that look like the same property. */
	duplicates?: ReactNode;
	/** `QualityMeter`, where it has no place at the side. */
	quality: ReactNode;
	/** `HiddenPhone`, for the number that is to be called. */
	hiddenPhone: ReactNode;
	isEdit: boolean;
	/** The offering as buyers will see it; nothing where no shares are offered. */
	offering?: ReactNode;
}

/** A last look before it goes out. */
export function PreviewStep({
	preview,
	pagePreview,
	duplicates,
	quality,
	hiddenPhone,
	isEdit,
	offering,
}: PreviewStepProps) {
	const { t } = useTranslation('listing');
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<div className="lg:hidden">{quality}</div>
			{duplicates}
			{hiddenPhone}
			<LinkProvider component={StillLink}>
				<section className="grid grid-cols-[minmax(0,1fr)] gap-3">
					<h3 className="text-lg font-bold">{t('form.previewInLists')}</h3>
					<div className="max-w-sm">{preview}</div>
				</section>
				{pagePreview && (
					<section className="grid grid-cols-[minmax(0,1fr)] gap-3">
						<h3 className="text-lg font-bold">{t('form.previewOnPage')}</h3>
						<div className="rounded-card border border-line p-3 sm:p-5">{pagePreview}</div>
					</section>
				)}
			</LinkProvider>
			{offering && (
				<section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4">
					<h3 className="text-lg font-bold">{t('form.offering.preview')}</h3>
					{offering}
				</section>
			)}
			{!isEdit && <p className="text-sm text-ink-muted">{t('form.afterPosting')}</p>}
		</div>
	);
}

/** A listing that is not posted has no page: what would lead there only stands there. */
function StillLink({ href: _href, rel: _rel, target: _target, ...words }: LinkElementProps) {
	return <span {...words} />;
}
