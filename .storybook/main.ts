import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';

export default defineMain({
	framework: '@storybook/react-vite',
	stories: [
		{ directory: '../packages/ui/src/foundations', titlePrefix: 'Foundations' },
		{ directory: '../packages/ui/src/primitives', titlePrefix: 'Primitives' },
		{ directory: '../packages/ui/src', titlePrefix: 'Domains', files: '!(foundations|primitives)/**/*.stories.tsx' },
		{ directory: '../packages/forms/src', titlePrefix: 'Rules without a look' },
	],
	addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
	features: { sidebarOnboardingChecklist: false },
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	typescript: { reactDocgen: 'react-docgen' },
	viteFinal: (config) => {
		config.plugins = [...(config.plugins ?? []), tailwindcss()];
		// Modules of icons begin with "use client", which means nothing here and fills the log.
		config.build = {
			...config.build,
			rolldownOptions: {
				...config.build?.rolldownOptions,
				onLog: (level, log, handler) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handler(level, log),
			},
		};
		return config;
	},
});
