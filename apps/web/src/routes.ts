import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const listScreen = 'listing/list.route.tsx';

export default [
	layout('shell/layout.tsx', [
		index('listing/home.route.tsx'),
		route('real-estate', listScreen, { id: 'real-estate' }),
		route('rent', listScreen, { id: 'rent' }),
		route('project', listScreen, { id: 'project' }),
		route('search', listScreen, { id: 'search' }),
		route('real-estate/:id', 'listing/detail.route.tsx'),
		route('map', listScreen, { id: 'map' }),
		route('auth/sign-in', 'account/sign-in.route.tsx'),
		route('*', 'shell/not-found.route.tsx'),
	]),
] satisfies RouteConfig;
