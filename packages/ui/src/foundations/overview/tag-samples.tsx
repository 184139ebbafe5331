import { VerifiedIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { useText } from '../page/use-text.ts';
import { overviewText } from './overview.text.ts';

/** Tags as cards and lists have them. */
export function TagSamples() {
	const text = useText(overviewText);
	return (
		<ul aria-label={text.tags} className="flex flex-wrap items-center gap-2 *:flex">
			<li>
				<Tag>{text.waiting}</Tag>
			</li>
			<li>
				<Tag tone="seal">{text.priority}</Tag>
			</li>
			<li>
				<Tag tone="verified" icon={<VerifiedIcon aria-hidden="true" />}>
					{text.verified}
				</Tag>
			</li>
			<li>
				<Tag tone="danger">{text.refused}</Tag>
			</li>
		</ul>
	);
}
