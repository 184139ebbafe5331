import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'src',
	ssr: true,
	splitRouteModules: false,
	// The whole list of routes costs less than asking the server for each as links come into sight.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
