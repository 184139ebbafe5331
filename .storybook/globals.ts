import type { Preview } from '@storybook/react-vite';
import { type Role, roles } from '../packages/forms/src/access/index.ts';
import { languages } from '../packages/forms/src/format/index.ts';
import type { DataState } from '../packages/ui/src/foundations/states/states.ts';

/** What the toolbars set, by the names that addresses have: `&globals=theme:dark;density:compact`. */
export interface Surroundings {
	/** The code of a language, or `pseudo`. */
	locale: string;
	theme: 'light' | 'dark';
	density: 'comfortable' | 'compact';
	motion: 'full' | 'reduced';
	/** Size of the text, in percent. Media queries go by the browser's own letters, not by these: the viewport `largeText` shows what they do. */
	text: '100' | '200';
	/** Leads to the story of the same component that shows this state; empty for the story that is open. */
	state: DataState | '';
	/** Who looks at a page: decides what its head offers. */
	role: 'visitor' | Role;
	/** `page` puts stories that have a `route` between the head and the foot of the site. */
	frame: 'bare' | 'page';
}

export const initialGlobals: Surroundings = {
	locale: 'vn',
	theme: 'light',
	density: 'comfortable',
	motion: 'full',
	text: '100',
	state: '',
	role: 'visitor',
	frame: 'bare',
};

type GlobalTypes = NonNullable<Preview['globalTypes']>;

const item = (value: string, title: string) => ({ value, title });

/** The toolbars. That of `state` stands in the manager: it knows which states a component has. */
export const globalTypes = {
	locale: {
		description: 'Language',
		toolbar: {
			icon: 'globe',
			dynamicTitle: true,
			items: [
				...languages.map(({ code, label }) => item(code, label)),
				item('pseudo', 'Longer and marked: what is cut off, what is no text'),
			],
		},
	},
	theme: {
		description: 'Theme',
		toolbar: { icon: 'contrast', dynamicTitle: true, items: [item('light', 'Light'), item('dark', 'Dark')] },
	},
	density: {
		description: 'Density',
		toolbar: {
			icon: 'menu',
			dynamicTitle: true,
			items: [item('comfortable', 'Comfortable'), item('compact', 'Compact')],
		},
	},
	motion: {
		description: 'Motion',
		toolbar: {
			icon: 'lightning',
			dynamicTitle: true,
			items: [item('full', 'Full motion'), item('reduced', 'Reduced motion')],
		},
	},
	text: {
		description: 'Size of the text',
		toolbar: { icon: 'type', dynamicTitle: true, items: [item('100', 'Text 100 %'), item('200', 'Text 200 %')] },
	},
	state: { description: 'State of the data' },
	role: {
		description: 'Who looks at a page',
		toolbar: {
			icon: 'user',
			dynamicTitle: true,
			items: [item('visitor', 'Visitor'), ...roles.map((role) => item(role, sentence(role)))],
		},
	},
	frame: {
		description: 'Frame',
		toolbar: {
			icon: 'browser',
			dynamicTitle: true,
			items: [item('bare', 'Bare'), item('page', 'In the page')],
		},
	},
} satisfies GlobalTypes;

function sentence(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
