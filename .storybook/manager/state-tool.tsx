import React from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { type DataState, findState, stateOf, states } from '../../packages/ui/src/foundations/states/states.ts';
import { openSiblings } from './siblings.ts';

/** Says which states a component is drawn in, and leads to their stories. */
export function StateTool() {
	const api = useStorybookApi();
	const [, updateGlobals] = useGlobals();
	const { storyId } = useStorybookState();
	const siblings = openSiblings(api);
	const open = siblings.find(({ id }) => id === storyId);
	const current = open && stateOf(open);
	return (
		<Select
			// What is chosen follows the story, which people change elsewhere too.
			key={storyId}
			ariaLabel="State of the data"
			tooltip="State of the data"
			icon={<StackIcon />}
			defaultOptions={current}
			options={(Object.keys(states) as DataState[]).map((state) => ({
				value: state,
				title: states[state].title,
				aside: findState(siblings, state) ? undefined : 'no story',
			}))}
			onSelect={(state) => updateGlobals({ state })}
		>
			State
		</Select>
	);
}

/** Two sheets of which one is drawn: what stands behind a component. */
function StackIcon() {
	return (
		<svg viewBox="0 0 14 14" width="14" height="14" fill="none" stroke="currentColor" aria-hidden="true">
			<path d="M1.5 4.5h8v8h-8z" />
			<path d="M4.5 1.5h8v8" strokeDasharray="2 1.5" />
		</svg>
	);
}
