import { useTranslation } from 'react-i18next';
import { Sheet } from '../../primitives/sheet/index.ts';
import { CheckScreen, type CheckScreenProps } from '../check-screen/check-screen.tsx';
import { Evidence } from '../check-screen/evidence.tsx';
import { type GreenCheckClaims, ItemList } from '../finding-list/finding-list.tsx';
import { lastEvent } from '../verification-model.ts';
import { WorkForm, type WorkFormProps } from './work-form.tsx';
import { WorkSteps, type WorkStepsProps } from './work-steps.tsx';

export interface GreenCheckWorkProps
	extends Omit<CheckScreenProps, 'scope' | 'children'>,
		Omit<WorkStepsProps, 'check'>,
		Omit<WorkFormProps, 'check' | 'claims'> {
	/** What the listing says about each item. */
	claims: GreenCheckClaims;
}

/** One green check for those who look: take it, compare item by item, photos and position taken on site, file. */
export function GreenCheckWork({
	claims,
	onTake,
	onRelease,
	onReject,
	upload,
	locate,
	keeping,
	onSave,
	onWaitingChange,
	elsewhere,
	onFile,
	...screen
}: GreenCheckWorkProps) {
	const { t } = useTranslation('verification');
	const isUnkept = keeping !== undefined && keeping.kind !== 'saved';
	return (
		<CheckScreen {...screen} scope="checker">
			{(check) => (
				<>
					<WorkSteps check={check} onTake={onTake} onRelease={onRelease} onReject={onReject} />
					{/* What could not be kept any more, since others gave it back or ended it, stays to be read. */}
					{check.allowedActions.includes('SAVE') || isUnkept ? (
						<WorkForm
							// What the listing's change has undone is not checked any more, whatever stands in the form.
							key={`${check.id} ${lastEvent(check.events, 'taken', 'sentBack', 'fell')?.id}`}
							check={check}
							claims={claims}
							upload={upload}
							locate={locate}
							keeping={keeping}
							onSave={onSave}
							onWaitingChange={onWaitingChange}
							elsewhere={elsewhere}
							onFile={onFile}
						/>
					) : check.status === 'PENDING' ? (
						<Sheet title={t('work.items')} lead={t('work.itemsLead')}>
							<ItemList>{(name) => claims[name]}</ItemList>
						</Sheet>
					) : (
						<Evidence check={check} claims={claims} />
					)}
				</>
			)}
		</CheckScreen>
	);
}
