import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/link/index.ts';
import type { ArticleRead } from '../article-model.ts';

export interface ArticleContentsProps {
	headings: ArticleRead['headings'];
}

/** What a long article holds, each a way to its part. */
export function ArticleContents({ headings }: ArticleContentsProps) {
	const { t } = useTranslation('content');
	return (
		<nav
			aria-labelledby="contents"
			className="rounded-card border border-line p-4 lg:sticky lg:top-24 lg:order-last lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
		>
			<p id="contents" className="mb-1 text-sm font-bold text-ink-muted">
				{t('contents')}
			</p>
			<ol>
				{headings.map(({ id, level, text }) => (
					<li key={id} className={`sm:py-1.5 pointer-coarse:py-0 ${level === 3 ? 'pl-4 text-sm' : ''}`}>
						<Link href={`#${id}`} variant="plain" alone>
							{text}
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
