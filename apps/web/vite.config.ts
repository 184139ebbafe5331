import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { textsInParts, textsName } from './texts-in-parts.ts';

const packages = (names: string) => new RegExp(`node_modules.(${names})[\\\\/]`);
const PARTS =
	/(ui.src.(primitives|translation|i18n|shell)|forms.src.(format|text|map)|api.src.client|web.src.(data|i18n|shell|account)).|forms.src.listing.(price|area|quantity|categories|vocabulary)\.ts/;

/** Which parts of a page come as one file, however many pages need them: docs/adr/0047-what-a-page-brings.md. */
const groups = [
	// What every page stands on.
	{
		name: 'frame',
		priority: 3,
		test: packages('react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack'),
	},
	// What most pages are made of. Nothing here may need a form, or each page would bring its libraries.
	{
		name: 'shared',
		priority: 2,
		minShareCount: 12,
		test: (id: string) => packages('lucide-react|thumbhash').test(id) || PARTS.test(id),
	},
	{ name: 'form', priority: 1, test: packages('react-hook-form|@hookform') },
	{ name: 'schema', priority: 1, test: packages('zod') },
];

// Texts are named for what they are, so that the check of sizes finds what a page brings.
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
