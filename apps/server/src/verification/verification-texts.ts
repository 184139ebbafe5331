import path from 'node:path';
import { readTexts } from '../texts.ts';

/** A text of green checks, in its reader's language. */
export const verificationText = readTexts(path.join(import.meta.dirname, 'locales'));
