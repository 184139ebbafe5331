import rules from '@ancu/forms/invest/locales/en';
import invest from '@ancu/ui/invest/locales/en';
import translation from '@ancu/ui/translation/locales/en';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The texts of what this app draws. One of its own replaces ours, all others stay. */
export const texts = createInstance();
await texts.use(initReactI18next).init({
	lng: 'en',
	defaultNS: 'translation',
	interpolation: { escapeValue: false },
	resources: {
		en: {
			translation,
			invest: { ...invest, form: { ...invest.form, submit_other: 'Buy {{formatted}} shares' }, error: rules },
		},
	},
});
