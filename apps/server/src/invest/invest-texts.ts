import path from 'node:path';
import { readTexts } from '../texts.ts';

/** A text of share orders, in its reader's language. */
export const investText = readTexts(path.join(import.meta.dirname, 'locales'));
