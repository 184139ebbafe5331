export * from './article-schema.ts';
export { policyFigures } from './figures.ts';
export { editMarkdown, type MarkdownAct, type MarkdownEdit, markdownActs } from './markdown-edit.ts';
export { type Operator, type OperatorFact, operatorFacts } from './operator.ts';
export {
	type Policy,
	type PolicyGroup,
	type PolicyName,
	policies,
	policyAt,
	policyGroups,
	policyOf,
	versionOf,
} from './policies.ts';
