import type { InitOptions } from 'i18next';
import { LISTING_DESK } from './backend.ts';

/** What both sides set: the default namespace and fallback of the specification. React escapes by itself. */
export const commonOptions: InitOptions = {
	defaultNS: 'translation',
	fallbackLng: 'dev',
	// Where it was loaded, `t` finds it as `listing`.
	fallbackNS: LISTING_DESK,
	interpolation: { escapeValue: false },
	react: { useSuspense: false },
};
