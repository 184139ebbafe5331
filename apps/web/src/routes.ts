import { policies } from '@ancu/forms/content';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const listScreen = 'listing/list.route.tsx';
const policyScreen = 'content/policy.route.tsx';

export default [
	layout('shell/layout.tsx', [
		index('listing/home.route.tsx'),
		route('real-estate', listScreen, { id: 'real-estate' }),
		route('rent', listScreen, { id: 'rent' }),
		route('project', listScreen, { id: 'project' }),
		route('search', listScreen, { id: 'search' }),
		route('real-estate/:id', 'listing/detail.route.tsx'),
		route('post-new', 'listing/post-new.route.tsx'),
		route('post-new/import', 'listing/import.route.tsx'),
		route('real-estate/update/:id', 'listing/update.route.tsx'),
		route('saved/post', 'listing/drafts.route.tsx'),
		route('estate', 'listing/estate.route.tsx'),
		route('saved/real-estate', 'listing/saved.route.tsx'),
		route('compare', 'listing/compare.route.tsx'),
		route('real-estate-broker', 'listing/posters.route.tsx'),
		route('moderation', 'listing/moderation.route.tsx'),
		route('moderation/reports', 'listing/reports.route.tsx'),
		route('map', listScreen, { id: 'map' }),
		route('planning-check', 'planning/planning-check.route.tsx'),
		route('response-planning-check', 'planning/planning-work.route.tsx'),
		route('verify', 'planning/verify.route.tsx', { id: 'verify' }),
		route('verify/:checkCode', 'planning/verify.route.tsx', { id: 'verify-code' }),
		route('invest', 'invest/invest.route.tsx'),
		route('auth/sign-in', 'account/sign-in.route.tsx'),
		route('auth/sign-up', 'account/sign-up.route.tsx'),
		route('auth/forgot-password', 'account/forgot-password.route.tsx'),
		route('unmatched-credit', 'wallet/unmatched.route.tsx'),
		route('transaction', 'wallet/transaction.route.tsx'),
		route('setting/wallet', 'wallet/wallet.route.tsx'),
		route('setting/information', 'account/information.route.tsx'),
		route('setting/security', 'account/security.route.tsx'),
		route('setting/privacy', 'account/privacy.route.tsx'),
		route('personal', 'account/personal.route.tsx'),
		route('personal/:id', 'account/person.route.tsx'),
		...policies.map(({ name, path }) => route(path.slice(1), policyScreen, { id: name })),
		route('*', 'shell/not-found.route.tsx'),
	]),
] satisfies RouteConfig;
