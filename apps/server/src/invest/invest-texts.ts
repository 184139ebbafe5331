import type { Locale } from '@ancu/forms/format';
import { createInstance } from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import vn from './locales/vn.json' with { type: 'json' };

const i18n = createInstance({
	resources: { vn: { invest: vn }, en: { invest: en } },
	defaultNS: 'invest',
	fallbackLng: 'vn',
	interpolation: { escapeValue: false },
});
await i18n.init();

/** A text of share orders, in its reader's language. */
export function investText(key: keyof typeof vn, params: Record<string, string>, locale: Locale): string {
	return i18n.t(key as never, { ...params, lng: locale });
}
