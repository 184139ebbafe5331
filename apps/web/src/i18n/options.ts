import type { InitOptions } from 'i18next';

/** What both sides set: the default namespace and fallback of the specification. React escapes by itself. */
export const commonOptions: InitOptions = {
	defaultNS: 'translation',
	fallbackLng: 'dev',
	interpolation: { escapeValue: false },
	react: { useSuspense: false },
};
