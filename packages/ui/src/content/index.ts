export { PolicyPage, type PolicyPageProps } from './policy-page/policy-page.tsx';
export type { PolicyText } from './policy-text.ts';
export { readPolicy } from './read-policy.ts';
