import { readTexts, rulesFolder } from '../texts.ts';

/** The sentence for an error code, in the reader's language. */
export const errorMessage = readTexts(rulesFolder('error'));
