/**
 * `when` of a rule between fields: it is looked at even when single fields are wrong, so that a person sees all of it at once. What is
 * no object has no fields to compare.
 */
export const whenObject = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null;
