import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { ChangedDocument } from '../moderation-model.ts';

export interface DocumentChangeProps {
	/** The papers of this side. */
	own: readonly ChangedDocument[];
	/** Those of the other side. */
	other: readonly ChangedDocument[];
	side: 'before' | 'after';
}

/** The papers of an offering in one version, each to be opened; what the other version lacks is marked in words. */
export function DocumentChange({ own, other, side }: DocumentChangeProps) {
	const { t } = useTranslation('listing');
	const others = new Set(other.map(({ id }) => id));
	return (
		<ul data-slot="document-change" className="grid gap-2 pt-1">
			{own.map(({ id, kind, name, url }) => (
				<li key={id} className="grid justify-items-start gap-1">
					<span className="text-sm text-ink-muted">{t(`form.offering.paper.${kind}.label`)}</span>
					<Link href={url} external>
						{name}
					</Link>
					{!others.has(id) && (
						<Tag tone={side === 'after' ? 'ink' : 'outline'}>
							{t(side === 'after' ? 'moderation.documentAdded' : 'moderation.photoRemoved')}
						</Tag>
					)}
				</li>
			))}
		</ul>
	);
}

/** Reads papers as a change names them; none where it cannot be read. */
export function readDocuments(json: string | null): readonly ChangedDocument[] {
	try {
		const list: unknown = JSON.parse(json ?? '[]');
		return Array.isArray(list) ? list : [];
	} catch {
		return [];
	}
}
