import { useLocale } from '@ancu/ui/i18n';
import { useTranslation } from 'react-i18next';
import { useOrigin } from './use-origin.ts';

/** What shows for a page that has no picture of its own. */
const SHARE_PICTURE = '/share.png';

interface PageHeadProps {
	title: string;
	/** Which of several pages of that title, from 1: later ones say so. @default 1 */
	page?: number | undefined;
	description: string;
	/** Path of the page that search engines are to keep. */
	canonical: string;
	/** What the page says to machines, as schema.org writes it. Addresses in it begin with a slash: they are completed. */
	data?: object | undefined;
	/** Path of a picture for shared links. @default the picture of the house */
	image?: string | undefined;
	/** What kind of thing the page is, for shared links. @default 'website' */
	type?: 'website' | 'article' | undefined;
	/** Readers may follow what is new here. @default false */
	feed?: boolean | undefined;
	/** Search engines are to keep it: one of many like it is for who shares it alone. @default true */
	isIndexed?: boolean | undefined;
}

/** Title, description, what shared links show, and structured data. React moves them into the head. */
export function PageHead({
	title: named,
	page = 1,
	description,
	canonical,
	data,
	image,
	type = 'website',
	feed = false,
	isIndexed = true,
}: PageHeadProps) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const origin = useOrigin();
	const site = t('site');
	const title = page > 1 ? `${named}, ${t('page', { page })}` : named;
	// Nobody who shows shared links shows drawings in SVG.
	const picture = image && !image.endsWith('.svg') ? image : SHARE_PICTURE;
	return (
		<>
			<title>{title.includes(site) ? title : `${title} | ${site}`}</title>
			<meta name="description" content={description} />
			{!isIndexed && <meta name="robots" content="noindex" />}
			<link rel="canonical" href={origin + canonical} />
			{feed && <link rel="alternate" type="application/atom+xml" title={site} href="/news.xml" />}
			<meta property="og:type" content={type} />
			<meta property="og:site_name" content={site} />
			<meta property="og:locale" content={locale === 'en' ? 'en_US' : 'vi_VN'} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={origin + canonical} />
			<meta property="og:image" content={origin + picture} />
			<meta name="twitter:card" content="summary_large_image" />
			{data && (
				<script
					type="application/ld+json"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with the one character escaped that could end the element.
					dangerouslySetInnerHTML={{ __html: toJson(data, origin) }}
				/>
			)}
		</>
	);
}

/** Texts; whatever else begins with a slash is an address of ours. */
const words = new Set(['name', 'headline', 'description', 'streetAddress']);

function toJson(data: object, origin: string): string {
	const complete = (key: string, value: unknown) =>
		typeof value === 'string' && value.startsWith('/') && !words.has(key) ? origin + value : value;
	return JSON.stringify({ '@context': 'https://schema.org', ...data }, complete).replaceAll('<', '\\u003c');
}

interface PrivateHeadProps extends Pick<PageHeadProps, 'title'> {
	/** @default what the website is */
	description?: string | undefined;
}

/** Title and description of a page that is not for search engines: for one person only, or not there. */
export function PrivateHead({ title, description }: PrivateHeadProps) {
	const { t } = useTranslation('web');
	return (
		<>
			<title>{`${title} | ${t('site')}`}</title>
			<meta name="description" content={description ?? t('home.description')} />
			<meta name="robots" content="noindex" />
		</>
	);
}
