/**
 * Search engines, and those who make previews of shared links. A list of our own: general ones take test browsers and speed tests for
 * crawlers too. Messengers name themselves in the browser that they open a link in as well: there somebody reads.
 */
const crawlers =
	/googlebot|google-inspectiontool|bingbot|coccocbot|duckduckbot|applebot|yandexbot|baiduspider|facebookexternalhit|meta-externalagent|^zalo\w*-linkpreview|twitterbot|telegrambot|slackbot|^whatsapp\/|linkedinbot|discordbot|pinterestbot|^viber/i;

/** Whether a request's `user-agent` is one of them. */
export function isCrawler(userAgent: string | null): boolean {
	return userAgent !== null && crawlers.test(userAgent);
}
