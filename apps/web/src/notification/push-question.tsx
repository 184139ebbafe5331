import { PushPrompt, type PushReason } from '@ancu/ui/notification';
import { useState } from 'react';
import { notificationSettingsHref } from './notification-address.ts';
import { isPushLater, keepPushLater } from './push-later.ts';
import { usePush } from './use-push.ts';

/** Asks for push where it is off and was not put off lately. */
export function PushQuestion({ about }: { about: PushReason }) {
	const { state, enable } = usePush();
	const [wasPutOff] = useState(() => isPushLater(new Date()));
	const [wasAsked, setAsked] = useState(false);
	// What comes of it is still said; where there was nothing to ask, nothing is.
	if (state === undefined || wasPutOff || (state !== 'off' && !wasAsked)) return null;
	return (
		<PushPrompt
			about={about}
			state={state}
			onEnable={() => {
				setAsked(true);
				return enable();
			}}
			onLater={() => keepPushLater(new Date())}
			settingsHref={notificationSettingsHref}
		/>
	);
}
