import { Button } from '@ancu/ui/primitives/button';
import { Dialog } from '@ancu/ui/primitives/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation } from 'react-router';

interface LeaveGuard {
	/** The question, to be drawn on the page. */
	dialog: ReactNode;
	/** Asks no more at this address: what was written is saved, and the page leads on. */
	letGo: () => void;
}

/**
 * Asks before a page with unsaved changes is left. `text` says what becomes of them, if not that they are lost. What is being saved
 * is waited for: it asks where that fails.
 */
export function useLeaveGuard(isDirty: boolean, text?: string, isSaving = false): LeaveGuard {
	const { t } = useTranslation(['web', 'translation']);
	const { pathname } = useLocation();
	const free = useRef<string>(undefined);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isDirty && free.current !== currentLocation.pathname && currentLocation.pathname !== nextLocation.pathname,
	);

	useEffect(() => {
		if (!isDirty && blocker.state === 'blocked') blocker.proceed();
	}, [isDirty, blocker]);
	useEffect(() => {
		if (!isDirty) return;
		// The browser asks in its own words when the tab is closed.
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [isDirty]);

	const dialog = (
		<Dialog
			open={blocker.state === 'blocked' && !isSaving}
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
			<p>{text ?? t('leave.text')}</p>
		</Dialog>
	);
	return {
		dialog,
		letGo: () => {
			free.current = pathname;
		},
	};
}
