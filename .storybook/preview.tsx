import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { languages, languageTag, primaryTag, readLocale } from '../packages/forms/src/format/index.ts';
import { ToastProvider } from '../packages/ui/src/primitives/toast/index.ts';
import { texts } from './texts.ts';
import './preview.css';

export default definePreview({
	addons: [addonA11y(), addonDocs()],
	tags: ['autodocs'],
	globalTypes: {
		locale: {
			description: 'Language',
			toolbar: {
				icon: 'globe',
				dynamicTitle: true,
				items: [
					...languages.map(({ code, label }) => ({ value: code, title: label })),
					{ value: 'pseudo', title: 'Longer and marked: what is cut off, what is no text' },
				],
			},
		},
		theme: {
			description: 'Theme',
			toolbar: {
				icon: 'contrast',
				dynamicTitle: true,
				items: [
					{ value: 'light', title: 'Light' },
					{ value: 'dark', title: 'Dark' },
				],
			},
		},
	},
	initialGlobals: { locale: 'vn', theme: 'light' },
	decorators: [
		(Story, { globals }) => {
			const { locale, theme } = globals as { locale: string; theme: string };
			const i18n = texts.get(locale);
			if (!i18n) throw new Error(`There are no texts in the language ${locale}.`);
			document.documentElement.lang = primaryTag(languageTag(readLocale(locale)));
			document.documentElement.dataset.theme = theme;
			return (
				<I18nextProvider i18n={i18n}>
					<ToastProvider label={i18n.t('notifications')} closeLabel={i18n.t('close')}>
						<Story />
					</ToastProvider>
				</I18nextProvider>
			);
		},
	],
	parameters: {
		a11y: { test: 'error' },
		controls: { expanded: true },
		options: {
			storySort: { order: ['Foundations', ['Overview', '*'], 'Primitives', 'Domains', 'Rules without a look'] },
		},
		viewport: {
			options: {
				phone320: { name: 'Phone 320', styles: { width: '320px', height: '640px' } },
				phone360: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
				tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
				desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
			},
		},
	},
});
