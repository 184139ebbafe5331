import { latePart } from '../data/late-part.tsx';

/** The bell of the header. It comes after the page: nothing else needs it, nor what it hears the server by. */
export const HeaderNotifications = latePart<object>({
	namespaces: ['notification'],
	load: async () => (await import('./header-bell.tsx')).HeaderBell,
	optional: true,
});
