export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** This browser as a device that takes push messages, whichever service carries them. */
export interface PushDevice {
	state: () => Promise<PushState>;
	/** Asks the person, registers with the service and with our server (setDevice). Answers the state after. */
	enable: () => Promise<PushState>;
	/** Unbinds this browser from the account, on our server too (removeDevice). */
	disable: () => Promise<void>;
	/** A message was displayed, or its display dismissed. Answers how to stop. */
	onMessage: (listener: (event: 'display' | 'dismiss', notificationId: string) => void) => () => void;
}

// Stands in until the services are there.
const none: PushDevice = {
	state: async () => 'unsupported',
	enable: async () => 'unsupported',
	disable: async () => undefined,
	onMessage: () => () => undefined,
};

export function usePushDevice(): PushDevice {
	return none;
}
