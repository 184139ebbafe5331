import type { Locale } from '@ancu/forms/format';
import { createInstance } from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import vn from './locales/vn.json' with { type: 'json' };

const i18n = createInstance({
	resources: { vn: { message: vn }, en: { message: en } },
	defaultNS: 'message',
	fallbackLng: 'vn',
	interpolation: { escapeValue: false },
});
await i18n.init();

/** A text of a message, in its reader's language. */
export function messageText(key: string, params: Record<string, string | number>, locale: Locale): string {
	return i18n.t(key as never, { ...params, lng: locale });
}
