import { useTranslation } from 'react-i18next';
import { PaperIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { OfferingDocument } from '../invest-model.ts';

export interface DocumentListProps {
	documents: readonly OfferingDocument[];
}

/** Papers of an offering, each with what it is. They open in a new window. */
export function DocumentList({ documents }: DocumentListProps) {
	const { t } = useTranslation('invest');
	return (
		<ul data-slot="document-list" className="grid grid-cols-[minmax(0,1fr)] gap-2">
			{documents.map(({ id, kind, name, url }) => (
				<li key={id} className="flex min-h-11 items-center gap-3 rounded-card border border-line px-3 py-2">
					<PaperIcon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
					<span className="min-w-0">
						<span className="block text-sm text-ink-muted">{t(`document.${kind}`)}</span>
						<span className="block wrap-anywhere">
							<Link href={url} external>
								{name}
							</Link>
						</span>
					</span>
				</li>
			))}
		</ul>
	);
}
