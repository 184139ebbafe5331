/** The pages that head and foot lead to, with their names in the `shell` texts. */
export const destinations = [
	{ href: '/real-estate', name: 'buy' },
	{ href: '/rent', name: 'rent' },
	{ href: '/project', name: 'project' },
	{ href: '/invest', name: 'invest' },
	{ href: '/map', name: 'map' },
] as const;

/** Pages that the foot alone leads to, with their names in the `shell` texts. */
export const furtherPages = [
	{ href: '/real-estate-broker', name: 'posters' },
	{ href: '/planning-check', name: 'planningCheck' },
	{ href: '/transaction', name: 'guide' },
	{ href: '/news', name: 'news' },
	{ href: '/tool', name: 'tools' },
] as const;

/** The pages of those who accept listings. */
export const moderationPages = [
	{ href: '/moderation', name: 'moderation' },
	{ href: '/moderation/reports', name: 'reports' },
] as const;

/** The pages of those who write news. */
export const newsPages = [{ href: '/news-desk', name: 'newsDesk' }] as const;

/** The pages of those who answer planning checks. */
export const planningPages = [{ href: '/response-planning-check', name: 'planningQueue' }] as const;

/** The pages of those who look after money. */
export const moneyPages = [{ href: '/unmatched-credit', name: 'unmatched' }] as const;

/** The pages of those who look after the servers. */
export const healthPages = [{ href: '/health', name: 'health' }] as const;

/** The pages of those who answer for staff. */
export const auditPages = [{ href: '/audit', name: 'audit' }] as const;

/** The pages of those who look at listings on site. */
export const checkPages = [{ href: '/request-tick-checker', name: 'checkDesk' }] as const;

/** The pages of those who approve what they found. */
export const approvalPages = [{ href: '/request-tick-admin', name: 'checkApproval' }] as const;

/** The pages of those who keep what procedures consist of. */
export const templatePages = [
	{ href: '/procedure-template', name: 'templates' },
	{ href: '/procedure-document', name: 'suggestedDocuments' },
] as const;

/** The pages of those who read everybody's share orders. */
export const investPages = [{ href: '/invest?tab=all', name: 'orders' }] as const;

/** The pages of whoever is signed in. */
export const accountPages = [
	{ href: '/setting/wallet', name: 'wallet' },
	{ href: '/estate', name: 'estate' },
	{ href: '/green-check', name: 'greenChecks' },
	{ href: '/saved/real-estate', name: 'saved' },
	{ href: '/saved/post', name: 'drafts' },
	{ href: '/planning-check', name: 'planningCheck' },
	{ href: '/procedure', name: 'procedures' },
	{ href: '/invest?tab=holdings', name: 'myShares' },
	{ href: '/tool', name: 'tools' },
	{ href: '/personal', name: 'personal' },
	{ href: '/setting/information', name: 'settings' },
] as const;
