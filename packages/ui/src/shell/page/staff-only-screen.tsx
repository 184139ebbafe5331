import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { Page } from './page.tsx';

export interface StaffOnlyScreenProps {
	/** Whoever is here is staff, of another role. @default false */
	isStaff?: boolean | undefined;
}

/** A page for staff, to somebody without the role that it takes. Trying again would not help. */
export function StaffOnlyScreen({ isStaff = false }: StaffOnlyScreenProps) {
	const { t } = useTranslation('shell');
	return (
		<Page>
			<div className="py-16">
				<StateMessage
					level={1}
					icon={<InfoIcon />}
					title={t(isStaff ? 'otherRole.title' : 'staffOnly.title')}
					actions={<LinkButton href="/">{t('notFound.home')}</LinkButton>}
				>
					{t(isStaff ? 'otherRole.text' : 'staffOnly.text')}
				</StateMessage>
			</div>
		</Page>
	);
}
