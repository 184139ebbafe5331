import { type Operator, type Policy, policyOf, versionOf } from '@ancu/forms/content';
import { formatDate, localized } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { PolicyText, SectionWords } from '../policy-text.ts';
import { PolicySectionView } from './policy-section-view.tsx';

/** From so many sections on a page says what it holds. */
const LONG = 4;

export interface PolicyPageProps {
	/** Which policy it is. */
	policy: Policy;
	/** What it says. */
	text: PolicyText;
	/** Who runs the site, as far as it is known. */
	operator: Operator;
}

/** A page of policy: the whole in a sentence, its version, what it holds, its sections, and where to read on. */
export function PolicyPage({
	policy: { name, consent },
	text: { summary, sections, related },
	operator,
}: PolicyPageProps) {
	const { t } = useTranslation(['content', 'shell', 'translation']);
	const locale = useLocale();
	const title = t(`shell:policy.${name}`);
	return (
		<div data-slot="policy-page" className="grid grid-cols-[minmax(0,1fr)] gap-6 py-5 lg:py-10">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[{ label: t('translation:home'), href: '/' }, { label: title }]}
			/>
			<div className="grid max-w-[44rem] gap-3">
				<h1 className="text-2xl font-bold">{title}</h1>
				<p className="text-sm text-ink-muted">
					{t('version', { date: formatDate(versionOf({ consent }), locale) })}. {t(`versionNote.${consent}`)}
				</p>
				<div className="grid gap-1 border-l-2 border-line-strong pl-4">
					<p className="text-sm font-bold text-ink-muted">{t('short')}</p>
					<p className="text-lg">{localized(summary, locale)}</p>
				</div>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,44rem)_18rem]">
				{sections.length >= LONG && (
					<nav
						aria-labelledby="contents"
						className="rounded-card border border-line p-4 lg:sticky lg:top-24 lg:order-last lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
					>
						<p id="contents" className="mb-1 text-sm font-bold text-ink-muted">
							{t('contents')}
						</p>
						<ol>
							{sections.map((section) => (
								<li key={section.id} className="sm:py-1.5 pointer-coarse:py-0">
									<Link href={`#${section.id}`} variant="plain" alone>
										{localized<SectionWords>(section, locale).title}
									</Link>
								</li>
							))}
						</ol>
					</nav>
				)}
				<article className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
					{sections.map((section) => (
						<PolicySectionView key={section.id} section={section} operator={operator} />
					))}
					<nav aria-labelledby="related" className="border-t border-line pt-5">
						<p id="related" className="mb-1 font-bold">
							{t('related')}
						</p>
						<ul>
							{related.map((other) => (
								<li key={other} className="sm:py-1.5 pointer-coarse:py-0">
									<Link href={policyOf(other).path} alone>
										{t(`shell:policy.${other}`)}
									</Link>
								</li>
							))}
						</ul>
					</nav>
				</article>
			</div>
		</div>
	);
}
