import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { groups } from './files-of-pages.ts';
import { textsInParts, textsName } from './texts-in-parts.ts';

// Texts are named for what they are, so that pages, and the check of sizes, find what a page brings.
const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
	`assets/${textsName(facadeModuleId ?? '') ?? name}-[hash].js`;

export default defineConfig(({ command }) => ({
	plugins: [textsInParts(), tailwindcss(), reactRouter()],
	// The built server carries everything along: React as Node finds it looks at NODE_ENV, and is half as fast where that is not
	// production, as in a demo. While it is worked on only our own packages, which are TypeScript.
	ssr: { noExternal: command === 'build' ? true : [/^@ancu\//] },
	...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
	build: { target: 'es2023' },
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } },
	},
}));
