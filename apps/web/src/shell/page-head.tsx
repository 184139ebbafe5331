import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../root.tsx';

interface PageHeadProps {
	title: string;
	description: string;
	/** Path of the page that search engines are to keep. */
	canonical: string;
	/** What the page says to machines, as schema.org writes it. */
	data?: object | undefined;
	/** Path of a picture for shared links. */
	image?: string | undefined;
}

/** Title, description and structured data. React moves them into the head. */
export function PageHead({ title, description, canonical, data, image }: PageHeadProps) {
	const { t } = useTranslation('web');
	const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
	const site = t('site');
	return (
		<>
			<title>{title.includes(site) ? title : `${title} | ${site}`}</title>
			<meta name="description" content={description} />
			<link rel="canonical" href={origin + canonical} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={origin + canonical} />
			{image && <meta property="og:image" content={origin + image} />}
			{data && (
				<script
					type="application/ld+json"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with the one character escaped that could end the element.
					dangerouslySetInnerHTML={{
						__html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
					}}
				/>
			)}
		</>
	);
}

/** Title of a page that is for one person only, and not for search engines. */
export function PrivateHead({ title }: Pick<PageHeadProps, 'title'>) {
	return (
		<>
			<title>{`${title} | ${useTranslation('web').t('site')}`}</title>
			<meta name="robots" content="noindex" />
		</>
	);
}
