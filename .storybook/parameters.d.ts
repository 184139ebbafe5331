import 'storybook/internal/csf';

declare module 'storybook/internal/csf' {
	interface Parameters {
		/** Address on the site of the page that a story shows, as `/real-estate`: with the frame `page` it has head and foot around it. */
		route?: string;
	}
}
