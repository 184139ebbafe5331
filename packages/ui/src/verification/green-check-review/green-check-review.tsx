import { useTranslation } from 'react-i18next';
import { Sheet } from '../../primitives/sheet/index.ts';
import { CheckScreen, type CheckScreenProps } from '../check-screen/check-screen.tsx';
import { Evidence } from '../check-screen/evidence.tsx';
import { type GreenCheckClaims, ItemList } from '../finding-list/finding-list.tsx';
import { ReviewSteps, type ReviewStepsProps } from './review-steps.tsx';

export interface GreenCheckReviewProps
	extends Omit<CheckScreenProps, 'scope' | 'children'>,
		Omit<ReviewStepsProps, 'check'> {
	/** What the listing says about each item. */
	claims: GreenCheckClaims;
}

/** One green check for those who decide: what was found beside what the listing says, the evidence, and the three ways on. */
export function GreenCheckReview({
	claims,
	workHref,
	now,
	onApprove,
	onSendBack,
	onReject,
	onRelease,
	...screen
}: GreenCheckReviewProps) {
	const { t } = useTranslation('verification');
	return (
		<CheckScreen {...screen} scope="admin">
			{(check) => (
				<>
					<ReviewSteps
						check={check}
						workHref={workHref}
						now={now}
						onApprove={onApprove}
						onSendBack={onSendBack}
						onReject={onReject}
						onRelease={onRelease}
					/>
					{check.status === 'PENDING' ? (
						<Sheet title={t('work.items')}>
							<ItemList>{(name) => claims[name]}</ItemList>
						</Sheet>
					) : (
						<Evidence check={check} claims={claims} failedFirst />
					)}
				</>
			)}
		</CheckScreen>
	);
}
