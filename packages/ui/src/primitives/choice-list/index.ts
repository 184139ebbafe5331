export { type Choice, ChoiceList, type ChoiceListProps } from './choice-list.tsx';
