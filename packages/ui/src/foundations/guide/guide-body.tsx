import type { ContentLocale } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import type { Guide } from './guide.ts';
import { GuideLine } from './guide-line.tsx';
import { guideWords } from './guide-words.ts';

export interface GuideBodyProps {
	guide: Guide;
	locale: ContentLocale;
}

/** What a component is for, when to take another one, and what whoever uses it must know. */
export function GuideBody({ guide, locale }: GuideBodyProps) {
	const words = guideWords[locale];
	const { use, avoid, anatomy, content, access } = guide[locale];
	return (
		<div className="grid gap-8 lg:grid-cols-2">
			<GuideSection title={words.use}>
				<p>
					<GuideLine text={use} />
				</p>
			</GuideSection>
			<GuideSection title={words.avoid}>
				<Lines lines={avoid} />
			</GuideSection>
			{anatomy && (
				<GuideSection title={words.anatomy}>
					<dl className="grid gap-2">
						{anatomy.map(([part, task]) => (
							<div key={part} className="grid gap-x-3 sm:grid-cols-[9rem_1fr]">
								<dt className="font-bold">{part}</dt>
								<dd className="text-ink-muted">
									<GuideLine text={task} />
								</dd>
							</div>
						))}
					</dl>
				</GuideSection>
			)}
			{content && (
				<GuideSection title={words.content}>
					<Lines lines={content} />
				</GuideSection>
			)}
			{access && (
				<GuideSection title={words.access}>
					<Lines lines={access} />
				</GuideSection>
			)}
		</div>
	);
}

export interface GuideSectionProps {
	title: string;
	children: ReactNode;
}

/** One part of a guide, under its heading. */
export function GuideSection({ title, children }: GuideSectionProps) {
	return (
		<section className="grid min-w-0 content-start gap-3">
			<h2 className="text-lg font-bold">{title}</h2>
			{children}
		</section>
	);
}

function Lines({ lines }: { lines: readonly string[] }) {
	return (
		<ul className="grid list-disc gap-2 pl-5 marker:text-line-strong">
			{lines.map((line) => (
				<li key={line}>
					<GuideLine text={line} />
				</li>
			))}
		</ul>
	);
}
