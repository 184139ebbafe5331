import type { Locale } from '@ancu/forms/format';
import rulesEn from '@ancu/forms/planning/locales/en' with { type: 'json' };
import rulesVn from '@ancu/forms/planning/locales/vn' with { type: 'json' };
import { createInstance } from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import vn from './locales/vn.json' with { type: 'json' };

const i18n = createInstance({
	// As in the browser, what the rules say stands under `error`.
	resources: { vn: { planning: { ...vn, error: rulesVn } }, en: { planning: { ...en, error: rulesEn } } },
	defaultNS: 'planning',
	fallbackLng: 'vn',
	interpolation: { escapeValue: false },
});
await i18n.init();

/** A text of planning checks and their answers, in its reader's language. */
export function planningText(key: string, params: Record<string, string | number>, locale: Locale): string {
	return i18n.t(key as never, { ...params, lng: locale });
}
