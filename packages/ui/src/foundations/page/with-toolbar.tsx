import type { Decorator } from '@storybook/react-vite';
import { ToolbarProvider } from './story-link.tsx';

/** Lets the links of a page keep what the toolbar is set to. */
export const withToolbar: Decorator = (Story, { globals }) => (
	<ToolbarProvider globals={globals}>
		<Story />
	</ToolbarProvider>
);
