import { Button } from '@ancu/ui/primitives/button';
import { Dialog } from '@ancu/ui/primitives/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

interface LeaveGuard {
	/** The question, to be drawn on the page. */
	dialog: ReactNode;
	/** Asks no more: what was written is saved, and the page leads on. */
	letGo: () => void;
}

/** Asks before a page with unsaved changes is left. `text` says what becomes of them. @default they are lost */
export function useLeaveGuard(isDirty: boolean, text?: string): LeaveGuard {
	const { t } = useTranslation(['web', 'translation']);
	const saved = useRef(false);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isDirty && !saved.current && currentLocation.pathname !== nextLocation.pathname,
	);

	useEffect(() => {
		if (!isDirty) return;
		// The browser asks in its own words when the tab is closed.
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [isDirty]);

	const dialog = (
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
			<p>{text ?? t('leave.text')}</p>
		</Dialog>
	);
	return {
		dialog,
		letGo: () => {
			saved.current = true;
		},
	};
}
