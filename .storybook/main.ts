import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { serveGuideNames, tagByStatus } from './guide-index.ts';
import { typeProps } from './type-props.ts';

export default defineMain({
	framework: '@storybook/react-vite',
	stories: [
		{ directory: '../packages/ui/src/foundations', titlePrefix: 'Foundations' },
		{ directory: '../packages/ui/src/primitives', titlePrefix: 'Primitives' },
		{ directory: '../packages/ui/src', titlePrefix: 'Domains', files: '!(foundations|primitives)/**/*.stories.tsx' },
		{ directory: '../packages/forms/src', titlePrefix: 'Rules without a look' },
	],
	addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
	// Stories stand on the surface of the theme.
	features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, backgrounds: false },
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	typescript: { reactDocgen: 'react-docgen' },
	experimental_indexers: async (indexers = []) => indexers.map(tagByStatus),
	previewHead: (head) => `${head}<link rel="icon" href="favicon.svg">`,
	viteFinal: (config) => {
		// Tests look at no tables.
		config.plugins = [...(config.plugins ?? []), !process.env.VITEST && typeProps(), tailwindcss(), serveGuideNames];
		// Modules of icons begin with "use client", which means nothing here and fills the log.
		config.build = {
			...config.build,
			// Those that the library is for. For older ones `light-dark()` would be resolved once for the page, so that no part has a theme.
			cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
			rolldownOptions: {
				...config.build?.rolldownOptions,
				onLog: (level, log, handler) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handler(level, log),
			},
		};
		return config;
	},
});
