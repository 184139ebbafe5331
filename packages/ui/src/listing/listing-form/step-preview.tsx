import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface PreviewStepProps {
	/** The listing as others will see it. */
	preview: ReactNode;
	/** Listings that look like the same property. */
	duplicates?: ReactNode;
	/** `QualityMeter`, where it has no place at the side. */
	quality: ReactNode;
	isEdit: boolean;
	/** The offering as buyers will see it; nothing where no shares are offered. */
	offering?: ReactNode;
}

/** A last look before it goes out. */
export function PreviewStep({ preview, duplicates, quality, isEdit, offering }: PreviewStepProps) {
	const { t } = useTranslation('listing');
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<div className="lg:hidden">{quality}</div>
			{duplicates}
			<div className="max-w-sm">{preview}</div>
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
