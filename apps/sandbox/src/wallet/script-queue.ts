import type { Gateway } from './payment.ts';
import { requestScenarios, type Script, scenarios } from './scenario.ts';

/** A script that waits for the payment or request that it is for. */
export interface WaitingScript extends Script {
	/** Any gateway without it. */
	gateway: Gateway | 'bank' | undefined;
	/** Any payment without it. */
	ref: string | undefined;
	/** For how many. */
	times: number;
	/** For how long a `gateway_down` that hangs keeps its caller waiting. */
	hangMs: number;
}

/** Scripts in the order in which they were asked for. */
export interface ScriptQueue {
	add: (script: WaitingScript) => void;
	/** Takes the first that is for this payment. */
	takeForPayment: (payment: { gateway: Gateway; ref: string }) => Script | undefined;
	/** Takes the first of a kind that is for this gateway's next request. */
	takeForRequest: (
		scenario: 'gateway_down' | 'refund' | 'bank_transfer',
		gateway: Gateway | 'bank',
	) => WaitingScript | undefined;
	list: () => readonly WaitingScript[];
	clear: () => void;
}

export function createScriptQueue(): ScriptQueue {
	let waiting: WaitingScript[] = [];

	function take(isFor: (script: WaitingScript) => boolean): WaitingScript | undefined {
		const script = waiting.find(isFor);
		if (script && --script.times === 0) waiting = waiting.filter((other) => other !== script);
		return script;
	}

	return {
		add: (script) => waiting.push(script),
		takeForPayment: ({ gateway, ref }) =>
			take(
				(script) =>
					!requestScenarios.includes(script.scenario) &&
					(scenarios[script.scenario].gateways as readonly string[]).includes(gateway) &&
					(script.gateway ?? gateway) === gateway &&
					(script.ref ?? ref) === ref,
			),
		takeForRequest: (scenario, gateway) =>
			take((script) => script.scenario === scenario && (script.gateway ?? gateway) === gateway),
		list: () => waiting,
		clear() {
			waiting = [];
		},
	};
}
