import { useTranslation } from 'react-i18next';
import { Sheet } from '../../primitives/sheet/index.ts';
import { FindingList, type GreenCheckClaims } from '../finding-list/finding-list.tsx';
import { SitePhotos } from '../site-evidence/site-photos.tsx';
import { SitePosition } from '../site-evidence/site-position.tsx';
import type { GreenCheck } from '../verification-model.ts';

export interface EvidenceProps {
	check: Pick<GreenCheck, 'items' | 'photos' | 'position' | 'takenAt'>;
	claims: GreenCheckClaims;
	/** @default false */
	failedFirst?: boolean | undefined;
}

/** What was filed, to be read: results beside what the listing says, photos, and where it was looked at from. */
export function Evidence({ check, claims, failedFirst = false }: EvidenceProps) {
	const { t } = useTranslation('verification');
	return (
		<>
			<Sheet title={t('findings')} lead={failedFirst && t('review.order')}>
				<FindingList items={check.items} claims={claims} failedFirst={failedFirst} />
			</Sheet>
			<Sheet title={t('photos.heading')}>
				<SitePhotos photos={check.photos} since={check.takenAt} />
			</Sheet>
			<Sheet title={t('position.heading')}>
				<SitePosition position={check.position} />
			</Sheet>
		</>
	);
}
