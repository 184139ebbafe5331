import type { PushReason } from '@ancu/ui/notification';
import { useLocation } from 'react-router';
import { latePart } from '../data/late-part.tsx';

const Question = latePart({
	namespaces: ['notification'],
	load: async () => (await import('./push-question.tsx')).PushQuestion,
	optional: true,
});

/** Asks, after an act, whether the person wants to hear of it on this device. */
export function AskForPush({ about }: { about: PushReason }) {
	return <Question about={about} />;
}

/** Options for going to the page that shows what was done: it may ask then. */
export const afterAct = { replace: true, state: { isAfterAct: true } } as const;

/** The same on a page that an act leads to with `afterAct`; nothing when one comes there otherwise. */
export function AskForPushAfterAct({ about }: { about: PushReason }) {
	const { state } = useLocation();
	return (state as Partial<(typeof afterAct)['state']> | null)?.isAfterAct ? <AskForPush about={about} /> : null;
}
