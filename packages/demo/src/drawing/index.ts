export { type Drawing, type DrawingSubject, drawListing, type SubjectKind } from './drawing.ts';
