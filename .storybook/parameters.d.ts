import 'storybook/internal/csf';

declare module 'storybook/internal/csf' {
	interface Parameters {
		/** Address on the site of the page that a story shows, as `/real-estate`, or several that show the same: with the frame `page` it has head and foot around it, as at the first. */
		route?: string | readonly string[];
	}
}
