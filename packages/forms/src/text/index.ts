export { plainCell, writeCsv, writeCsvLine } from './csv.ts';
export { fold, foldWords, spell } from './fold.ts';
export { markMatches, type TextPiece } from './match.ts';
export { readRecord } from './read-record.ts';
export { readablePath } from './readable-path.ts';
export { isStorable } from './storable.ts';
export { tidied } from './tidied.ts';
