import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
	plugins: [tailwindcss()],
	build: { rolldownOptions: { input: ['index.html', 'plain.html', 'map.html'] } },
});
