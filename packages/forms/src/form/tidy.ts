import * as z from 'zod/mini';
import { tidied } from '../text/tidied.ts';

/** Of a text that somebody gives: takes away what nobody sees of it, as `tidied` does. */
export const tidy = z.overwrite<string>(tidied);
