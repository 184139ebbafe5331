import * as z from 'zod/mini';
import { tidy } from './tidy.ts';

/** A text of so many characters that may be missing. */
export const text = (max: number) => z.nullish(z.string().check(tidy, z.maxLength(max, 'too_long')));

/** A text that may be empty. */
export const written = (max: number) => z.string({ error: 'required' }).check(tidy, z.maxLength(max, 'too_long'));

/** A text that has to be there. */
export const needed = (max: number) => written(max).check(z.minLength(1, 'required'));

/** A text that has to be there in both languages. */
export const both = (max: number) => z.object({ vn: needed(max), en: needed(max) });
