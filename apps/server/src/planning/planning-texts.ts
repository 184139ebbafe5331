import path from 'node:path';
import { readTexts, rulesFolder } from '../texts.ts';

/** A text of planning checks and their answers, in its reader's language. As in the browser, what the rules say stands under `error`. */
export const planningText = readTexts(path.join(import.meta.dirname, 'locales'), { error: rulesFolder('planning') });
