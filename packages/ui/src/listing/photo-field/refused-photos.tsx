import { PHOTO_FILE_MAX_MEGABYTES, PHOTOS_MAX, type RefusedPhoto } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../primitives/button/index.ts';
import { CloseIcon, WarningIcon } from '../../primitives/icon/index.ts';

/** Names that a line holds before it counts the rest. */
const NAMED = 3;

export interface RefusedPhotosProps {
	/** The files that were not taken at the last choice; none draws nothing. */
	refused: readonly RefusedPhoto[];
	onClose: () => void;
}

/** Says which of the chosen files were not taken, why and what to do about it. Always stands in the field, so that it is heard when the words come. */
export function RefusedPhotos({ refused, onClose }: RefusedPhotosProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const byFault = Map.groupBy(refused, ({ fault }) => fault);
	return (
		<div role="alert" data-slot="refused-photos">
			{refused.length > 0 && (
				<div className="flex items-start gap-2 rounded-card border border-line-strong bg-surface-raised p-3 text-sm">
					<WarningIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
					<div className="grid min-w-0 grow gap-2">
						<p className="font-bold">{t('photos.refused', { count: refused.length })}</p>
						<ul className="grid gap-2">
							{[...byFault].map(([fault, files]) => (
								<li key={fault}>
									<span className="font-bold wrap-anywhere">
										{files
											.slice(0, NAMED)
											.map(({ name }) => name)
											.join(', ')}
									</span>
									{files.length > NAMED && ` ${t('photos.others', { count: files.length - NAMED })}`}
									{': '}
									{t(`photos.fault.${fault}`, {
										max: PHOTOS_MAX,
										megabytes: PHOTO_FILE_MAX_MEGABYTES,
									})}
								</li>
							))}
						</ul>
					</div>
					<span className="-m-2">
						<IconButton
							size="sm"
							aria-label={t('translation:close')}
							icon={<CloseIcon aria-hidden="true" />}
							onClick={onClose}
						/>
					</span>
				</div>
			)}
		</div>
	);
}
