import { lazyWithTexts } from './lazy-with-texts.tsx';

/** The bell of the header. It comes after the page: nothing else needs it, nor what it hears the server by. */
export const HeaderNotifications = lazyWithTexts<object>(async () => (await import('./header-bell.tsx')).HeaderBell);
