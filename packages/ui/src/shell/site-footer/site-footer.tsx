import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/link/index.ts';
import { destinations } from '../destinations.ts';

export interface SiteFooterProps {
	/** The data is made up, which must be said. @default false */
	demo?: boolean | undefined;
}

/** The foot of every page. */
export function SiteFooter({ demo = false }: SiteFooterProps) {
	const { t } = useTranslation('shell');
	return (
		<footer data-slot="site-footer" className="mt-16 border-t border-line bg-surface-sunken">
			<div className="mx-auto grid max-w-7xl gap-8 px-4 py-10 text-sm sm:grid-cols-[2fr_1fr] lg:px-6">
				<div className="grid max-w-prose content-start gap-3 text-ink-muted">
					<p className="text-base font-bold text-ink">{t('tagline')}</p>
					{demo && <p>{t('footer.demo')}</p>}
					<p>{t('footer.sources')}</p>
				</div>
				<nav aria-label={t('footer.explore')}>
					<p className="mb-2 font-bold">{t('footer.explore')}</p>
					<ul className="grid gap-2">
						{destinations.map(({ href, name }) => (
							<li key={href}>
								<Link href={href} variant="quiet">
									{t(name)}
								</Link>
							</li>
						))}
						<li>
							<Link href="/transaction" variant="quiet">
								{t('guide')}
							</Link>
						</li>
					</ul>
				</nav>
			</div>
		</footer>
	);
}
