import type { ContentLocale } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../primitives/icon/index.ts';
import type { GuidePair } from './guide.ts';
import { guideWords } from './guide-words.ts';

export interface GuidePairViewProps {
	pair: GuidePair;
	locale: ContentLocale;
	/** The story of what to do. */
	good: ReactNode;
	/** The story of what not to do. */
	bad: ReactNode;
}

/** What to do beside what not to do, and why. Word, picture and line say which is which; colour says it once more. */
export function GuidePairView({ pair, locale, good, bad }: GuidePairViewProps) {
	const words = guideWords[locale];
	return (
		<figure className="grid gap-3">
			<div className="grid gap-4 md:grid-cols-2">
				<div className="grid grid-rows-[1fr_auto] overflow-hidden rounded-card border border-line">
					<div className="min-w-0 overflow-x-auto p-2">{good}</div>
					<p className="flex items-center gap-2 border-t-4 border-ink px-4 py-2 font-bold">
						<CheckIcon aria-hidden="true" className="size-5" />
						{words.do}
					</p>
				</div>
				<div className="grid grid-rows-[1fr_auto] overflow-hidden rounded-card border border-line">
					<div className="min-w-0 overflow-x-auto p-2">{bad}</div>
					<p className="flex items-center gap-2 border-t-4 border-dashed border-danger px-4 py-2 font-bold text-danger">
						<CloseIcon aria-hidden="true" className="size-5" />
						{words.dont}
					</p>
				</div>
			</div>
			<figcaption className="max-w-prose">{pair[locale]}</figcaption>
		</figure>
	);
}
