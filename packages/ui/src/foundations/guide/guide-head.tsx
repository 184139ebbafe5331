import { type ContentLocale, formatNumber } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { AlertIcon, CheckIcon, StarIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { Guide, GuideStatus } from './guide.ts';
import { guideWords } from './guide-words.ts';

/** What is known of a component beside what its guide says. */
export interface GuideFacts {
	/** What its entry point costs, in KB gzipped. */
	size?: { entry: string; kilobytes: number } | undefined;
	/** How many stories it has, and how many of them are played. */
	stories: { all: number; played: number };
	/** Where its files are, from the root of the repository, and on the web when that is known. */
	source: { folder: string; href?: string | undefined };
}

export interface GuideHeadProps {
	/** What the code calls it. */
	title: string;
	/** Undefined for what has none. */
	guide: Guide | undefined;
	facts: GuideFacts;
	locale: ContentLocale;
}

const badges: Readonly<Record<GuideStatus, { tone: 'outline' | 'ink' | 'danger'; icon: ReactNode }>> = {
	stable: { tone: 'outline', icon: <CheckIcon aria-hidden="true" /> },
	new: { tone: 'ink', icon: <StarIcon aria-hidden="true" /> },
	deprecated: { tone: 'danger', icon: <AlertIcon aria-hidden="true" /> },
};

/** What a component is called in code and in Vietnamese, how far it may be relied on, and what it costs. */
export function GuideHead({ title, guide, facts: { size, stories, source }, locale }: GuideHeadProps) {
	const words = guideWords[locale];
	return (
		<header className="grid gap-3 border-b border-line pb-5">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h1 className="text-2xl font-bold wrap-anywhere">{title}</h1>
				{guide && (
					<Tag tone={badges[guide.status].tone} icon={badges[guide.status].icon}>
						{words.status[guide.status]}
					</Tag>
				)}
			</div>
			{guide && (
				<p lang="vi" className="text-lg text-ink-muted">
					{guide.name}
				</p>
			)}
			<ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-muted">
				{size && <li>{words.size(formatNumber(size.kilobytes, locale), size.entry)}</li>}
				<li>{words.stories(stories.all, stories.played)}</li>
				<li className="flex min-w-0 flex-wrap items-center gap-x-2">
					{words.source}:
					{source.href ? (
						<Link href={source.href} external>
							<code className="wrap-anywhere">{source.folder}</code>
						</Link>
					) : (
						<>
							<code className="wrap-anywhere">{source.folder}</code>
							<CopyButton
								text={source.folder}
								label={words.copy}
								doneLabel={words.copied}
								failedLabel={words.notCopied}
							>
								{words.copy}
							</CopyButton>
						</>
					)}
				</li>
			</ul>
		</header>
	);
}
