import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { checkStory, isTest } from './check-story.ts';
import { jsx, transform } from './docs/code.ts';
import { DocsContainer } from './docs/docs-container.tsx';
import { DocsPage } from './docs/docs-page.tsx';
import { tidyArgTypes } from './docs/prop-types.ts';
import { globalTypes, initialGlobals } from './globals.ts';
import { keepPageStill } from './keep-page-still.ts';
import { stillLinks } from './still-links.ts';
import { withCost } from './with-cost.tsx';
import { withPageFrame } from './with-page-frame.tsx';
import { withSurroundings } from './with-surroundings.tsx';
import './preview.css';

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });
keepPageStill();
stillLinks();

export default definePreview({
	addons: [addonA11y(), addonDocs()],
	tags: ['autodocs'],
	globalTypes,
	initialGlobals: { ...initialGlobals },
	decorators: [withCost, withPageFrame, withSurroundings],
	...(isTest && { afterEach: checkStory }),
	argTypesEnhancers: [tidyArgTypes],
	parameters: {
		a11y: {
			test: 'error',
			// The panel shows everything that was looked at. A test wants to know what is wrong: each note travels from browser to
			// runner, 46 KB of a story, and no rule that is on reads the style sheets, which are read again for each story.
			options: {
				// Room for a finger or for a hand that trembles (WCAG 2.2, 2.5.8). axe leaves it out unless it is asked for.
				rules: { 'target-size': { enabled: true } },
				...(isTest && { reporter: 'no-passes', preload: { assets: ['media'] } }),
			},
		},
		controls: { expanded: true },
		docs: { page: DocsPage, container: DocsContainer, source: { transform } },
		jsx,
		options: {
			storySort: { order: ['Foundations', ['Overview', '*'], 'Primitives', 'Domains', 'Rules without a look'] },
		},
		viewport: {
			options: {
				// What a phone of 390 px has room for where somebody set letters of twice the size: rem in classes follows them.
				largeText: { name: 'Phone 390, letters twice as large', styles: { width: '195px', height: '422px' } },
				phone320: { name: 'Phone 320', styles: { width: '320px', height: '640px' } },
				phone360: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
				tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
				laptop: { name: 'Laptop 1024', styles: { width: '1024px', height: '768px' } },
				desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
			},
		},
	},
});
