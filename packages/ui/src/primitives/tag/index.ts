export { RemovableTag, type RemovableTagProps } from './removable-tag.tsx';
export { Tag, type TagProps } from './tag.tsx';
