export { fold, foldWords } from './fold.ts';
