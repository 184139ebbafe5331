import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { RetryIcon, WarningIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { Page } from './page.tsx';

export interface CrashScreenProps {
	/** The person wants the page again. */
	onRetry: () => void;
}

/** The page that stands in for one that failed. */
export function CrashScreen({ onRetry }: CrashScreenProps) {
	const { t } = useTranslation(['shell', 'translation']);
	return (
		<Page>
			<div className="py-16">
				<StateMessage
					kind="error"
					level={1}
					icon={<WarningIcon />}
					title={t('crash.title')}
					actions={
						<>
							<Button leadingIcon={<RetryIcon aria-hidden="true" />} onClick={onRetry}>
								{t('translation:retry')}
							</Button>
							<LinkButton href="/" variant="secondary">
								{t('notFound.home')}
							</LinkButton>
						</>
					}
				>
					{t('crash.text')}
				</StateMessage>
			</div>
		</Page>
	);
}
