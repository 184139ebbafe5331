import type { Language, Locale } from '@ancu/forms/format';

/** A language beside the two that there are. */
export const french: Language = {
	code: 'fr' as Locale,
	tag: 'fr-FR',
	label: 'Français',
	icon: 'FR',
	content: 'en',
	units: { billion: 'milliards', million: 'millions', thousand: 'mille', one: 'dong' },
	currency: '₫',
};
