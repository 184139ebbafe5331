import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { languageTag, primaryTag, readLocale } from '../packages/forms/src/format/index.ts';
import { Settled } from '../packages/ui/src/foundations/page/settled.tsx';
import { ToastProvider } from '../packages/ui/src/primitives/toast/index.ts';
import type { Surroundings } from './globals.ts';
import { textsOf } from './texts.ts';

/** Draws a story as the toolbars say: language, theme, density, motion, size of the text. */
export const withSurroundings: Decorator = (Story, { globals, storyGlobals, parameters, viewMode }) => {
	const surroundings = globals as Surroundings;
	const { locale } = surroundings;
	const i18n = textsOf(locale);
	const story = (
		<I18nextProvider i18n={i18n}>
			<ToastProvider label={i18n.t('notifications')} closeLabel={i18n.t('close')}>
				<Story />
			</ToastProvider>
		</I18nextProvider>
	);
	if (viewMode === 'docs')
		return (
			<Sheet surroundings={surroundings} isPadded={'theme' in storyGlobals && parameters.layout !== 'fullscreen'}>
				{story}
			</Sheet>
		);
	surround(surroundings);
	return <Settled>{story}</Settled>;
};

/** Sets the whole page: a story has it for itself. */
export function surround({ locale, theme, density, motion, text }: Surroundings): void {
	const { documentElement: page } = document;
	page.lang = languageOf(locale);
	Object.assign(page.dataset, { theme, density, motion });
	page.style.fontSize = text === '100' ? '' : `${text}%`;
}

interface SheetProps {
	surroundings: Surroundings;
	/** Its ground is another than the page's, so that its edge is seen. */
	isPadded: boolean;
	children: ReactNode;
}

/** One story among others on a page of documentation, where a dark one must not darken them all. */
function Sheet({ surroundings, isPadded, children }: SheetProps) {
	const { locale, theme, density, motion } = surroundings;
	return (
		<div
			lang={languageOf(locale)}
			data-theme={theme}
			data-density={density}
			data-motion={motion}
			className={`bg-surface text-base text-ink ${isPadded ? 'p-4' : ''}`}
		>
			{children}
		</div>
	);
}

const languageOf = (locale: string) => primaryTag(languageTag(readLocale(locale)));
