export { StepList, type StepListProps } from './step-list.tsx';
