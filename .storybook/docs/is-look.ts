interface Told {
	name: string;
	/** Its own, as the file has it: Storybook wraps what it plays. */
	play?: unknown;
}

/** What a behaviour is called: a sentence that begins with what the component does, as `Keeps What Is Typed`. */
const sentence = /^[A-Z][a-z]*s( \S+){3,}$/;
const acts = /\b(userEvent|fireEvent)\b/;

/** Whether a story shows a look of its own. One that proves something by acting looks as another story does before it acts. */
export function isLook({ name, play }: Told): boolean {
	return typeof play !== 'function' || !sentence.test(name) || !acts.test(String(play));
}
