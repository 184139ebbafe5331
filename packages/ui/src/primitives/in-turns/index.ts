export { InTurns, type InTurnsProps } from './in-turns.tsx';
