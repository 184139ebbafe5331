export type { HeaderAccount } from './account-area/account-area.tsx';
export { CrashScreen, type CrashScreenProps } from './page/crash-screen.tsx';
export { NotFoundScreen } from './page/not-found-screen.tsx';
export { Page, type PageProps } from './page/page.tsx';
export { StaffOnlyScreen } from './page/staff-only-screen.tsx';
export { SiteFooter, type SiteFooterProps } from './site-footer/site-footer.tsx';
export { SiteHeader, type SiteHeaderProps } from './site-header/site-header.tsx';
