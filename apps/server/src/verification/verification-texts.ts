import type { Locale } from '@ancu/forms/format';
import { createInstance } from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import vn from './locales/vn.json' with { type: 'json' };

const i18n = createInstance({
	resources: { vn: { verification: vn }, en: { verification: en } },
	defaultNS: 'verification',
	fallbackLng: 'vn',
	interpolation: { escapeValue: false },
});
await i18n.init();

/** A text of green checks, in its reader's language. */
export function verificationText(key: string, params: Record<string, string | number>, locale: Locale): string {
	return i18n.t(key as never, { ...params, lng: locale });
}
