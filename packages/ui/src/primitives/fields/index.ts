export { Fields, type FieldsProps } from './fields.tsx';
