export { fold, foldWords } from './fold.ts';
export { markMatches, type TextPiece } from './match.ts';
