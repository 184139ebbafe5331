export { type Drawing, type DrawingSubject, drawListing, type SubjectKind } from './drawing.ts';
export { createRandom, type Random } from './random.ts';
