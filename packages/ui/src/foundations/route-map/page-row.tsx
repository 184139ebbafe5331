import type { Rule } from '@ancu/forms/access';
import { type Policy, policies } from '@ancu/forms/content';
import { useTranslation } from 'react-i18next';
import { useText } from '../page/use-text.ts';
import { missingStates } from './missing-states.ts';
import type { ScreenStory } from './read-stories.ts';
import { routeMapText } from './route-map.text.ts';
import { OtherStories, StateLinks } from './screen-links.tsx';
import type { SitePage } from './site-map.ts';

interface PageRowProps {
	page: SitePage;
	/** Those that show it. */
	stories: readonly ScreenStory[];
}

/** One page of the website: its address, who sees it, its states. */
export function PageRow({ page, stories }: PageRowProps) {
	const text = useText(routeMapText);
	const name = usePageName(page);
	const globals = { frame: 'page', role: viewerOf(page.rule) };
	const missing = missingStates(page, stories);
	const others = stories.filter(({ state }) => !state);
	return (
		<li
			data-route={page.path}
			className="grid gap-x-4 gap-y-2 border-b border-line py-3 text-sm last:border-b-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,6fr)]"
		>
			<div className="min-w-0">
				<p className="font-bold">{name}</p>
				<code className="wrap-anywhere text-ink-muted">{page.path}</code>
			</div>
			<p className="text-ink-muted">
				<span className="sr-only">{text.who}: </span>
				{useViewers(page.rule)}
			</p>
			<div className="grid min-w-0 content-start gap-2">
				{[...Map.groupBy(stories, ({ component }) => component)].map(([component, own]) => (
					<StateLinks key={component} page={name} component={component} stories={own} globals={globals} />
				))}
				{missing.length > 0 && (
					<p className="text-danger">{text.missing(missing.map((state) => text.state[state]).join(', '))}</p>
				)}
				{others.length > 0 && <OtherStories page={name} stories={others} globals={globals} />}
			</div>
		</li>
	);
}

/** The toolbar's role that a page is opened as. */
function viewerOf(rule: Rule): string {
	if (rule === 'public') return 'visitor';
	return rule === 'signedIn' ? 'user' : (rule[0] ?? 'user');
}

function useViewers(rule: Rule): string {
	const text = useText(routeMapText);
	if (rule === 'public') return text.everybody;
	return rule === 'signedIn' ? text.signedIn : rule.map((role) => text.role[role]).join(', ');
}

/** A policy is called as the foot of the site calls it. */
export function usePageName(page: SitePage): string {
	const { t } = useTranslation('shell');
	const name = useText(page);
	const policy: Policy | undefined = policies.find(({ path }) => path === page.path);
	return policy ? t(`policy.${policy.name}`) : name;
}
