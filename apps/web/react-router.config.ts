import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './compress-files.ts';

export default {
	appDirectory: 'src',
	ssr: true,
	splitRouteModules: false,
	// The whole list of routes costs less than asking the server for each as links come into sight.
	routeDiscovery: { mode: 'initial' },
	buildEnd: ({ reactRouterConfig }) => compressFiles(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
