import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	// The server build carries our own packages along, which are TypeScript, and leaves the rest to Node.
	ssr: { noExternal: [/^@ancu\//] },
	build: { target: 'es2023' },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					// A first visit asked for a hundred small files, before which its pictures waited: what many pages share is one.
					output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 12 }] } },
				},
			},
		},
	},
});
