import type { PolicyName } from '@ancu/forms/content';
import type { ContentLocale } from '@ancu/forms/format';

/** What is there in every language. */
export type InBoth<Value> = Readonly<Record<ContentLocale, Value>>;

/** A paragraph, a list, or what is said of some names. Words hold links as `[words](/address)`. */
export type PolicyBlock =
	| string
	| readonly string[]
	| { readonly facts: readonly (readonly [name: string, text: string])[] };

/** What a section says, in one language. */
export interface SectionWords {
	/** Says what the section answers. */
	title: string;
	body: readonly PolicyBlock[];
}

/** A part of a policy page, with the same anchor in every language. */
export interface PolicySection extends InBoth<SectionWords> {
	id: string;
	/** Who runs the site stands at its end. @default false */
	hasOperator?: boolean;
}

/** The text of a policy page. Links to it may name its sections, so their ids stay. */
export interface PolicyText {
	/** The whole in a sentence. */
	summary: InBoth<string>;
	sections: readonly PolicySection[];
	related: readonly PolicyName[];
}
