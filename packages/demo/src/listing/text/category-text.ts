import type { TitleBook } from './compose-title.ts';
import type { PapersStory } from './papers-text.ts';
import type { Scene } from './scene.ts';

/** How the listings of a category are told. */
export interface CategoryText {
	title: TitleBook;
	/** Paragraphs; empty ones are left out. */
	describe(s: Scene, papers: PapersStory): string[];
}
