/** Letters that no other of our languages has: ă, đ, ơ, ư, and those with two marks or with a hook, a tilde or a dot (Unicode's U+1EA0 to U+1EF9). */
const vietnamese = /[ăđơư\u1EA0-\u1EF9]/iu;

/** For `lang` of what somebody wrote: `vi` where its letters tell, else nothing, as the page's own language goes on. A page in English is read aloud in English otherwise (WCAG 3.1.2). */
export const langOf = (text: string): 'vi' | undefined => (vietnamese.test(text) ? 'vi' : undefined);
