import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'unit',
					include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
				},
			},
		],
	},
});
