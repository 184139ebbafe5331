import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
	plugins: [tailwindcss()],
	// For older browsers `light-dark()` would be resolved once for the page, so that no part has a theme of its own.
	build: {
		cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
		rolldownOptions: { input: ['index.html', 'plain.html', 'map.html'] },
	},
	// No more than the README of ui says that the library needs.
	preview: { headers: { 'content-security-policy': "default-src 'self'; img-src 'self' data: blob:" } },
});
