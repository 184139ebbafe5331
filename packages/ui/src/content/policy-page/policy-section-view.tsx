import type { Operator } from '@ancu/forms/content';
import { localized } from '@ancu/forms/format';
import { useLocale } from '../../i18n/use-locale.ts';
import { FactList } from '../fact-list/fact-list.tsx';
import { OperatorFacts } from '../operator-facts/operator-facts.tsx';
import type { PolicyBlock, PolicySection, SectionWords } from '../policy-text.ts';
import { PolicyWords } from '../policy-words/policy-words.tsx';

export interface PolicySectionViewProps {
	section: PolicySection;
	operator: Operator;
}

/** One section of a policy page, with an anchor. */
export function PolicySectionView({ section, operator }: PolicySectionViewProps) {
	const { title, body } = localized<SectionWords>(section, useLocale());
	return (
		<section aria-labelledby={section.id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h2 id={section.id} className="text-xl font-bold">
				{title}
			</h2>
			{body.map((block) => (
				<Block key={JSON.stringify(block)} block={block} />
			))}
			{section.hasOperator && <OperatorFacts operator={operator} />}
		</section>
	);
}

function Block({ block }: { block: PolicyBlock }) {
	if (typeof block === 'string') {
		return (
			<p>
				<PolicyWords>{block}</PolicyWords>
			</p>
		);
	}
	if ('facts' in block) {
		return <FactList facts={block.facts.map(([name, text]) => ({ name, text: <PolicyWords>{text}</PolicyWords> }))} />;
	}
	return (
		<ul className="list-disc pl-5">
			{block.map((item) => (
				<li key={item} className="py-1 marker:text-ink-muted">
					<PolicyWords>{item}</PolicyWords>
				</li>
			))}
		</ul>
	);
}
