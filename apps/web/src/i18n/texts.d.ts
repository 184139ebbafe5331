import type web from '../locales/vn.json';

declare module '@ancu/ui/i18n' {
	interface Texts {
		web: typeof web;
	}
}
