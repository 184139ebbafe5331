import path from 'node:path';
import { readTexts } from '../texts.ts';

/** A text of a message, in its reader's language. */
export const messageText = readTexts(path.join(import.meta.dirname, 'locales'));
