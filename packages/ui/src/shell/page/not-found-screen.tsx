import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { MapIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { Page } from './page.tsx';

/** The page of an address that leads nowhere. */
export function NotFoundScreen() {
	const { t } = useTranslation('shell');
	return (
		<Page>
			<div className="py-16">
				<StateMessage
					level={1}
					icon={<MapIcon />}
					title={t('notFound.title')}
					actions={
						<>
							<LinkButton href="/">{t('notFound.home')}</LinkButton>
							<LinkButton href="/search" variant="secondary">
								{t('notFound.search')}
							</LinkButton>
						</>
					}
				>
					{t('notFound.text')}
				</StateMessage>
			</div>
		</Page>
	);
}
