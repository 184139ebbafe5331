import { certificate } from './certificate.ts';
import { deposit } from './deposit.ts';
import { districts } from './districts.ts';
import { firstFlat } from './first-flat.ts';
import { planningSays } from './planning-says.ts';
import { renting } from './renting.ts';
import type { SeedArticle } from './seed-article.ts';

export type { SeedArticle } from './seed-article.ts';

/** The articles of a trial site, the newest first. */
export const articles: readonly SeedArticle[] = [firstFlat, certificate, planningSays, districts, deposit, renting];
