import { defineConfig } from 'vite';

export default defineConfig({
	build: {
		outDir: 'dist/client',
		target: 'es2024',
		// For older browsers `light-dark()` would be resolved once for the page, so that no part has a theme of its own.
		cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
	},
});
