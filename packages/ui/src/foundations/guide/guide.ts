import type { ContentLocale } from '@ancu/forms/format';

/**
 * What a designer reads about a component before its stories. It stands beside them: `button.guide.ts` beside
 * `button.stories.tsx`, as the default export. Props and their meaning come from the code.
 */
export interface Guide extends Readonly<Record<ContentLocale, GuideText>> {
	/** What it is called in Vietnamese, with every word that people may look it up by. */
	name: string;
	/** How far it may be relied on. */
	status: GuideStatus;
	/** What to do beside what not to do, each drawn as a story. */
	pairs?: readonly GuidePair[];
}

/** `new` may still change its props; `deprecated` says in `avoid` what to take instead. */
export type GuideStatus = 'stable' | 'new' | 'deprecated';

/** The guide in one language. */
export interface GuideText {
	/** What it is for, in one or two sentences. */
	use: string;
	/** When to take something else, and what. */
	avoid: readonly string[];
	/** Its parts from the outside in: what each is called and does. */
	anatomy?: readonly (readonly [part: string, task: string])[];
	/** How its words are written in this language, with examples. */
	content?: readonly string[];
	/** What keyboards and screen readers get from it, and what whoever uses it must add. */
	access?: readonly string[];
}

/** Two stories of the same file, by their export names, and why one is better. */
export interface GuidePair extends Readonly<Record<ContentLocale, string>> {
	do: string;
	dont: string;
}

/** Primitives are used by everybody: nothing of their guide may be left out. */
export interface PrimitiveGuide
	extends Omit<Guide, ContentLocale>,
		Readonly<Record<ContentLocale, Required<GuideText>>> {
	pairs: readonly GuidePair[];
}
