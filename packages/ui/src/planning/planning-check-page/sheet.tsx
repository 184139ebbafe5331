export { Sheet, type SheetProps } from '../../primitives/sheet/index.ts';
