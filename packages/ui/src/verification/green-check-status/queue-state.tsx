import { useTranslation } from 'react-i18next';
import { VerifiedIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { GreenCheckRow } from '../verification-model.ts';

/** `checker`: those who look. `admin`: those who decide. What waits for the reader stands out. */
export type QueueScope = 'checker' | 'admin';

export interface QueueStateProps {
	check: Pick<GreenCheckRow, 'status' | 'reason' | 'closedAt'>;
	scope: QueueScope;
}

/** What is to do about a green check, in a word or two, for staff. */
export function QueueState({ check: { status, reason, closedAt }, scope }: QueueStateProps) {
	const { t } = useTranslation('verification');
	if (status === 'APPROVE' && closedAt === null)
		return (
			<Tag tone="verified" icon={<VerifiedIcon aria-hidden="true" />}>
				{t('queue.state.APPROVE')}
			</Tag>
		);
	if (status === 'APPROVE') return <Tag>{t('status.ended')}</Tag>;
	if (status === 'CANCEL') return <Tag>{t('queue.state.CANCEL')}</Tag>;
	const isSentBack = status === 'ACCEPT' && reason !== null;
	const waitsForReader = scope === 'admin' ? status === 'CHECKED' : status === 'PENDING' || isSentBack;
	return (
		<Tag tone={waitsForReader ? 'ink' : 'outline'}>
			{isSentBack ? t('queue.state.sentBack') : t(`queue.state.${status}`)}
		</Tag>
	);
}
