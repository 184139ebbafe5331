import { Button } from '@ancu/ui/primitives/button';
import { Dialog } from '@ancu/ui/primitives/dialog';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/** Asks before a page with unsaved changes is left. Answers the question, to be drawn on the page. */
export function useLeaveGuard(isDirty: boolean): ReactNode {
	const { t } = useTranslation(['web', 'translation']);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
	);

	useEffect(() => {
		if (!isDirty) return;
		// The browser asks in its own words when the tab is closed.
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [isDirty]);

	return (
		<Dialog
			open={blocker.state === 'blocked'}
			onClose={() => blocker.reset?.()}
			title={t('leave.title')}
			closeLabel={t('translation:close')}
			footer={
				<>
					<Button variant="secondary" onClick={() => blocker.proceed?.()}>
						{t('leave.leave')}
					</Button>
					<Button onClick={() => blocker.reset?.()}>{t('leave.stay')}</Button>
				</>
			}
		>
			<p>{t('leave.text')}</p>
		</Dialog>
	);
}
