import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { themes } from './brand.ts';
import { CostPanel } from './manager/cost-panel.tsx';
import { followState } from './manager/follow-state.ts';
import { NameComponents } from './manager/name-components.ts';
import { renderLabel } from './manager/side-label.tsx';
import { StateTool } from './manager/state-tool.tsx';

const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () =>
	addons.setConfig({
		theme: themes[dark.matches ? 'dark' : 'light'],
		sidebar: { renderLabel },
		// Room for the story.
		layout: { bottomPanelHeight: 200 },
	});

dress();
dark.addEventListener('change', dress);

addons.register('ancu', (api) => {
	followState(api);
	addons.add('ancu/names', { type: types.TOOL, title: 'Names', match: () => true, render: () => <NameComponents /> });
	addons.add('ancu/state', {
		type: types.TOOL,
		title: 'State of the data',
		match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
		render: () => <StateTool />,
	});
	addons.add('ancu/cost', {
		type: types.PANEL,
		title: 'Cost',
		match: ({ viewMode }) => viewMode === 'story',
		render: ({ active }) => (active ? <CostPanel /> : null),
	});
});
