import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import { contentLocale, languageTag, primaryTag, readLocale } from '../../packages/forms/src/format/index.ts';
import { GuideBody, GuideSection } from '../../packages/ui/src/foundations/guide/guide-body.tsx';
import { GuideHead } from '../../packages/ui/src/foundations/guide/guide-head.tsx';
import { GuidePairView } from '../../packages/ui/src/foundations/guide/guide-pair-view.tsx';
import { guideWords } from '../../packages/ui/src/foundations/guide/guide-words.ts';
import { textsOf } from '../texts.ts';
import { factsOf } from './facts.ts';
import { useGuide } from './guides.ts';
import { isLook } from './is-look.ts';
import { LiveStory, type LoadedStory } from './live-story.tsx';
import { nameOf } from './name-of.ts';
import { tidyDocgen } from './prop-types.ts';
import { PlayedStories, PlaySheet, StoryList } from './story-list.tsx';
import { surroundingsOf } from './surroundings-of.ts';

/** The page of a component: its guide, then all that stories and code say of it. */
export function DocsPage() {
	const context = useContext(DocsContext);
	const { preparedMeta, csfFile } = useOf('meta', ['meta']);
	const file: string = preparedMeta.parameters.fileName;
	const guide = useGuide(file);
	// A page that grows under the reader loses their place.
	if (guide === undefined) return null;

	for (const part of Object.values(preparedMeta.subcomponents ?? {})) tidyDocgen(part as object);
	const language = surroundingsOf(context).locale;
	const locale = contentLocale(readLocale(language));
	const words = guideWords[locale];
	const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
	const exported = (name: string) => stories.find(({ moduleExport }) => moduleExport === csfFile.moduleExports[name]);
	const pairs = (guide?.pairs ?? []).map((pair) => {
		const [good, bad] = [exported(pair.do), exported(pair.dont)];
		if (!good || !bad) throw new Error(`The guide pairs ${pair.do} with ${pair.dont}, and has no story for each.`);
		return { pair, good, bad };
	});
	const inPairs = new Set(pairs.flatMap(({ good, bad }) => [good, bad]));
	const others = stories.filter((story) => !inPairs.has(story));
	const [primary] = others;
	const isShown = ({ name, moduleExport }: LoadedStory) => isLook({ name, play: moduleExport.play });
	return (
		<I18nextProvider i18n={textsOf(language)}>
			<div lang={primaryTag(languageTag(readLocale(language)))} className="grid grid-cols-[minmax(0,1fr)] gap-10">
				<Sheet>
					<GuideHead
						title={nameOf(preparedMeta.component, preparedMeta.title)}
						guide={guide ?? undefined}
						facts={factsOf(file, stories)}
						locale={locale}
					/>
					{guide && <GuideBody guide={guide} locale={locale} />}
					{pairs.length > 0 && (
						<GuideSection title={words.pairs}>
							{pairs.map(({ pair, good, bad }) => (
								<GuidePairView
									key={pair.do}
									pair={pair}
									locale={locale}
									good={<LiveStory story={good} />}
									bad={<LiveStory story={bad} />}
								/>
							))}
						</GuideSection>
					)}
				</Sheet>
				{primary && <PlaySheet story={primary} words={words} />}
				<StoryList stories={others.filter(isShown)} words={words} />
				<PlayedStories stories={others.filter((story) => !isShown(story))} words={words} />
			</div>
		</I18nextProvider>
	);
}

/** Ours: Storybook's styles for prose keep off. */
function Sheet({ children }: { children: ReactNode }) {
	return (
		<Unstyled>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-8 text-base text-ink">{children}</div>
		</Unstyled>
	);
}
