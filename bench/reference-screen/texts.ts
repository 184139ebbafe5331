import type {} from '@ancu/ui/i18n';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './locales/en.json' with { type: 'json' };
import vn from './locales/vn.json' with { type: 'json' };

declare module '@ancu/ui/i18n' {
	interface Texts {
		screen: typeof vn;
	}
}

/** Both languages of the screen. */
export const texts: i18n = createInstance();
await texts.use(initReactI18next).init({
	lng: 'vn',
	defaultNS: 'screen',
	interpolation: { escapeValue: false },
	resources: { vn: { screen: vn }, en: { screen: en } },
});
