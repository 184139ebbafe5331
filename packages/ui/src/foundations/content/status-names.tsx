import { useTranslation } from 'react-i18next';
import { Tag } from '../../primitives/tag/index.ts';
import { useText } from '../page/use-text.ts';
import { contentText } from './content.text.ts';

// Where each domain keeps the names of its statuses.
const places = [
	['listing', 'mine.status'],
	['planning', 'checkStatus.stage'],
	['verification', 'status'],
	['invest', 'orderStatus'],
	['procedure', 'status'],
] as const;

/** The names of statuses, as the texts of the domains have them. */
export function StatusNames() {
	const { status } = useText(contentText);
	const { i18n } = useTranslation();
	return (
		<dl className="grid gap-4 text-sm">
			{places.map(([domain, key]) => (
				<div key={domain} className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
					<dt className="text-ink-muted">{status[domain]}</dt>
					<dd className="flex flex-wrap gap-2">
						{[...new Set(Object.values(i18n.getResource(i18n.language, domain, key) as Record<string, string>))].map(
							(name) => (
								<Tag key={name} tone="outline">
									{name}
								</Tag>
							),
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
