import listing from '@ancu/ui/listing/locales/vn';
import translation from '@ancu/ui/translation/locales/vn';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The texts of a card. */
export const texts: i18n = createInstance();
await texts.use(initReactI18next).init({
	lng: 'vn',
	defaultNS: 'translation',
	interpolation: { escapeValue: false },
	resources: { vn: { translation, listing } },
});
