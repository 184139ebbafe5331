import { expect, it } from 'vitest';
import { recordHref } from './record-href.ts';

const entry = {
	id: '1',
	at: '2026-03-10T02:14:00.000Z',
	accountId: null,
	accountName: null,
	role: null,
	recordId: '0e9a7c11-52a4-4d0e-8f0a-b1e1c2d3e4f5',
	requestId: 'req-1',
};
const hrefOf = (operation: string, outcome = 'OK') => recordHref({ ...entry, operation, outcome });

it.each([
	['rejectLocationInfo', `/moderation?open=${entry.recordId}`],
	['decideReport UPHOLD', `/moderation?open=${entry.recordId}`],
	['priority on', `/moderation?open=${entry.recordId}`],
	['updateArticle', `/news-desk/${entry.recordId}`],
	['updatePlanningCheckRequest CANCEL', `/response-planning-check?open=${entry.recordId}`],
	['approveGreenCheck', `/request-tick-admin?status=all&open=${entry.recordId}`],
	// It was noted of the report.
	['decideReport', undefined],
	['deleteArticle', undefined],
	['role admin', undefined],
	['seenAllNotification', undefined],
])('what %s was done to is opened at %s', (operation, href) => expect(hrefOf(operation)).toBe(href));

it('what was not there has no page', () => {
	expect(hrefOf('rejectLocationInfo', 'NOT_FOUND')).toBeUndefined();
	expect(recordHref({ ...entry, operation: 'rejectLocationInfo', outcome: 'OK', recordId: null })).toBeUndefined();
});
