import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import vn from '../locales/vn.json' with { type: 'json' };

it('what a draft that is found again is said to be of is when it was changed last, not when it was begun', () => {
	for (const { draftRestored, editRestored, planning, article } of [en, vn])
		for (const text of [draftRestored, editRestored, planning.draftRestored, planning.answerRestored, article.restored])
			expect(text).toMatch(/, last (changed|made) at \{\{at\}\}|dở lúc \{\{at\}\}/);
});
