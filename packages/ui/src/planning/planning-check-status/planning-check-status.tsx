import { useTranslation } from 'react-i18next';
import { Tag, type TagProps } from '../../primitives/tag/index.ts';
import { type PlanningCheckStage, type PlanningCheckSummary, stageOf } from '../planning-check-model.ts';

const tones: Record<PlanningCheckStage, TagProps['tone']> = {
	// What waits for the person stands out from what waits for us.
	unpaid: 'ink',
	asked: 'ink',
	waiting: 'outline',
	received: 'outline',
	checking: 'outline',
	done: 'outline',
	cancelled: 'neutral',
};

export interface PlanningCheckStatusTagProps {
	check: Pick<PlanningCheckSummary, 'status' | 'isPaid' | 'question'>;
}

/** Where a planning check stands, in a word or two. */
export function PlanningCheckStatusTag({ check }: PlanningCheckStatusTagProps) {
	const { t } = useTranslation('planning');
	const stage = stageOf(check);
	return <Tag tone={tones[stage]}>{t(`checkStatus.stage.${stage}`)}</Tag>;
}
