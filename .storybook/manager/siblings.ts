import type { API, StoryEntry } from 'storybook/manager-api';

/** The stories of the component that is open, in their order. */
export function openSiblings(api: API): StoryEntry[] {
	const open = api.getCurrentStoryData();
	const component = open && api.resolveStory(open.parent);
	if (!component || !('children' in component)) return [];
	return (component.children ?? []).flatMap((id) => {
		const child = api.resolveStory(id);
		return child?.type === 'story' && child.subtype === 'story' ? [child] : [];
	});
}
