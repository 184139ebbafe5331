import en from '@ancu/forms/error/locales/en' with { type: 'json' };
import vn from '@ancu/forms/error/locales/vn' with { type: 'json' };
import type { Locale } from '@ancu/forms/format';
import { createInstance } from 'i18next';

const i18n = createInstance({
	resources: { vn: { error: vn }, en: { error: en } },
	defaultNS: 'error',
	fallbackLng: 'vn',
	interpolation: { escapeValue: false },
});
await i18n.init();

/** The sentence for an error code, in the reader's language. */
export function errorMessage(code: string, params: Record<string, unknown>, locale: Locale): string {
	return i18n.t(code as never, { ...params, lng: locale });
}
