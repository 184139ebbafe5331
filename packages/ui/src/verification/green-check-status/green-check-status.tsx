import { useTranslation } from 'react-i18next';
import { VerifiedIcon } from '../../primitives/icon/index.ts';
import { Tag, type TagProps } from '../../primitives/tag/index.ts';
import { type GreenCheck, type GreenCheckStage, stageOf } from '../verification-model.ts';

const tones: Record<GreenCheckStage, TagProps['tone']> = {
	// What waits for the person stands out from what waits for us.
	unpaid: 'ink',
	waiting: 'outline',
	taken: 'outline',
	filed: 'outline',
	approved: 'verified',
	ended: 'neutral',
	cancelled: 'neutral',
};

export interface GreenCheckStatusTagProps {
	check: Pick<GreenCheck, 'status' | 'isPaid' | 'closedAt'>;
	/** Says that it is about the green check, as beside the state of the listing. @default false */
	isNamed?: boolean | undefined;
}

/** Where the green check of an own listing stands, in a word or two. */
export function GreenCheckStatusTag({ check, isNamed = false }: GreenCheckStatusTagProps) {
	const { t } = useTranslation('verification');
	const stage = stageOf(check);
	return (
		<Tag tone={tones[stage]} icon={stage === 'approved' ? <VerifiedIcon aria-hidden="true" /> : undefined}>
			{t(isNamed ? `statusNamed.${stage}` : `status.${stage}`)}
		</Tag>
	);
}
