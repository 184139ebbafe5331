import { action } from 'storybook/actions';

const leadsTo = action('leads to');

/**
 * There is nowhere to go from a story: a link to a page of the site would put a page that is not there in the place of all of
 * Storybook. One to a part of the story leads there, in its own frame.
 */
export function stillLinks(): void {
	document.addEventListener('click', (event) => {
		const link = (event.target as Element).closest('a');
		const href = link?.getAttribute('href');
		if (!link || !href || event.defaultPrevented) return;
		if (href.startsWith('#')) link.target = '_self';
		else if (link.protocol === location.protocol && link.host === location.host && !isOfStorybook(link)) {
			event.preventDefault();
			leadsTo(href);
		}
	});
}

// From a page of ours to another one beside it.
function isOfStorybook({ search }: HTMLAnchorElement): boolean {
	return search.startsWith('?path=');
}
