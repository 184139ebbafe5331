import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findHeadlessShell } from './scripts/chromium.ts';

// A loaded machine is slow, not wrong.
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

// Where nobody looks. Within a frame all is laid out and measured at its size, and hardly anything is painted.
const shrinkFrames = `
	if (navigator.userAgent.includes('Headless')) {
		const style = document.createElement('style');
		style.textContent = 'iframe { transform: scale(0.02); transform-origin: 0 0 }';
		document.documentElement.append(style);
	}
`;

export default defineConfig({
	test: {
		// The tests wait for databases and browsers as much as they calculate: a core to spare is a core wasted.
		maxWorkers: '100%',
		projects: [
			{
				test: {
					...patience,
					name: 'unit',
					// Nothing is left in modules: what is imported once serves all files.
					isolate: false,
					include: [
						'packages/*/src/**/*.test.ts',
						'apps/web/src/**/*.test.ts',
						'scripts/**/*.test.ts',
						'.storybook/**/*.test.ts',
					],
				},
			},
			{
				// Node takes graphql's CommonJS build, which mercurius has too; Vite would take the other one beside it.
				resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
				test: {
					...patience,
					name: 'server',
					isolate: false,
					// A quarter of their time is the database's and that of processes that come and go: one more than there are cores.
					maxWorkers: availableParallelism() + 1,
					include: ['apps/server/src/**/*.test.ts', 'apps/sandbox/src/**/*.test.ts'],
					globalSetup: ['apps/server/src/testing/cluster.ts'],
				},
			},
			{
				plugins: [
					storybookTest({
						configDir: path.join(import.meta.dirname, '.storybook'),
						storybookScript: 'npm run storybook -- --no-open',
					}),
				],
				// Found late, a dependency is bundled again and the page reloads in the middle of a test.
				optimizeDeps: {
					include: [
						'leaflet',
						'qrcode',
						'lucide-react',
						'react-easy-crop',
						'thumbhash',
						'react-dom/server',
						'react-hook-form',
						'@hookform/resolvers/zod',
						'zod/mini',
						'topojson-client',
						'i18next',
						'react-i18next',
						'axe-core',
						'@storybook/addon-a11y/preview',
					],
				},
				test: {
					...patience,
					name: 'storybook',
					// The gate tells what passed only at the second try.
					retry: 1,
					isolate: false,
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							// The last of three compilers costs more than it saves: a story runs once.
							launchOptions: {
								executablePath: findHeadlessShell(),
								args: [...chromiumArgs, '--js-flags=--no-turbofan'],
							},
							contextOptions: { locale: 'en-US', timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' },
						}),
						instances: [{ browser: 'chromium' }],
						orchestratorScripts: [{ content: shrinkFrames }],
					},
				},
			},
		],
	},
});
