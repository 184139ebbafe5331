import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { Page } from './page.tsx';

/** A page for staff, to somebody without the role that it takes. Trying again would not help. */
export function StaffOnlyScreen() {
	const { t } = useTranslation('shell');
	return (
		<Page>
			<div className="py-16">
				<StateMessage
					level={1}
					icon={<InfoIcon />}
					title={t('staffOnly.title')}
					actions={<LinkButton href="/">{t('notFound.home')}</LinkButton>}
				>
					{t('staffOnly.text')}
				</StateMessage>
			</div>
		</Page>
	);
}
