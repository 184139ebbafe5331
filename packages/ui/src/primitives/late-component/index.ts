export { type LateComponent, useLateComponent } from './use-late-component.ts';
