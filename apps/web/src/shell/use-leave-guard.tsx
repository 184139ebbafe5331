import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation } from 'react-router';
import { LeaveQuestion } from './leave-question.tsx';
import { openAt, type ReadOpen } from './open-at.ts';
import { mayLeaveFreely, noteUnsaved } from './unsaved.ts';

interface LeaveGuard {
	/** The question, to be drawn on the page. */
	dialog: ReactNode;
	/** Whether somebody wants to leave and is asked first: what waits to be saved is wanted now. */
	isBlocked: boolean;
	/** Asks no more at this address: what was written is saved, and the page leads on. */
	letGo: () => void;
}

interface LeaveGuardOptions {
	/** What is asked. @default whether the page is left unsaved, or for now where nothing is lost by it */
	title?: string;
	/** What becomes of unsaved changes, if not that they are lost. */
	text?: string;
	/** Whether leaving loses any of them. @default unless there is a text */
	loses?: boolean;
	/** What is being saved is waited for: it asks where that fails. */
	isSaving?: boolean;
	/** What comes of it is to be read on this page: whoever is being asked as it ends stays, unasked. @default false: they go on */
	hasResult?: boolean;
	/** What of the query says what is open: the page is left where that changes. @default nothing: a form has its steps there */
	readOpen?: ReadOpen;
}

/** Asks before a page with unsaved changes is left. */
export function useLeaveGuard(
	isDirty: boolean,
	{
		title,
		text,
		loses = text === undefined,
		isSaving = false,
		hasResult = false,
		readOpen = () => null,
	}: LeaveGuardOptions = {},
): LeaveGuard {
	const { t } = useTranslation('web');
	const open = openAt(useLocation(), readOpen);
	const free = useRef<string>(undefined);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isDirty &&
			!mayLeaveFreely() &&
			// The router has left already when this page goes, and asks it until its effects have ended.
			openAt(currentLocation, readOpen) === open &&
			free.current !== open &&
			openAt(nextLocation, readOpen) !== open,
	);

	useEffect(() => {
		if (isDirty || blocker.state !== 'blocked') return;
		if (hasResult) blocker.reset();
		else blocker.proceed();
	}, [isDirty, hasResult, blocker]);
	useEffect(() => {
		if (!isDirty) return;
		// The browser asks in its own words when the tab is closed.
		const ask = (event: BeforeUnloadEvent) => mayLeaveFreely() || event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [isDirty]);
	useEffect(() => (isDirty && loses ? noteUnsaved() : undefined), [isDirty, loses]);

	const dialog = (
		<LeaveQuestion
			open={blocker.state === 'blocked' && !isSaving}
			title={title ?? t(loses ? 'leave.title' : 'leave.keptTitle')}
			text={text ?? t('leave.text')}
			leaveLabel={t('leave.leave')}
			onLeave={() => blocker.proceed?.()}
			onStay={() => blocker.reset?.()}
		/>
	);
	return {
		dialog,
		isBlocked: blocker.state === 'blocked',
		letGo: () => {
			free.current = open;
		},
	};
}
