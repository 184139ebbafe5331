import { formatNumber } from '@ancu/forms/format';
import { addableTerms, offeringFiguresOf } from '@ancu/forms/invest';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { OfferingBuyers } from './offering-buyers.tsx';
import { OfferingPapers, type OfferingPapersProps } from './offering-papers.tsx';
import { OfferingPlan } from './offering-plan.tsx';
import { OfferingShares } from './offering-shares.tsx';
import { OfferingTime } from './offering-time.tsx';
import type { StepProps } from './step-props.ts';
import type { TermName } from './term-field.tsx';

export interface OfferingStepProps extends StepProps {
	/** Shares that somebody has or is buying: terms that they were bought by stay then. */
	takenShares: number;
	/** What is saved was accepted, and buyers went by it. @default true */
	isAccepted?: boolean | undefined;
	/** Draws a field for papers of one kind; without it none are asked for. */
	offeringPapers?: OfferingPapersProps['offeringPapers'] | undefined;
	/** The moment that an end is compared with; without it none is said to be over. */
	now?: Date | undefined;
}

/** The terms that shares are offered on, each with what it means and comes to. */
export function OfferingStep({ form, takenShares, isAccepted = true, offeringPapers, now }: OfferingStepProps) {
	// What an old offering was sold without may be said, until that is accepted.
	const isOpen = (name: TermName) => addableTerms.includes(name) && !(isAccepted && form.saved[name]);
	const isFixed = (name: TermName) => takenShares > 0 && !isOpen(name);
	const terms = { form, isFixed, figures: offeringFiguresOf(form.values) };
	return (
		<div data-slot="offering-step" className="grid grid-cols-[minmax(0,1fr)] gap-6">
			{takenShares > 0 && <Fixed takenShares={takenShares} />}
			<OfferingShares {...terms} />
			<OfferingBuyers {...terms} />
			<OfferingTime {...terms} now={now} />
			<OfferingPlan {...terms} />
			{offeringPapers && <OfferingPapers form={form} offeringPapers={offeringPapers} />}
		</div>
	);
}

function Fixed({ takenShares }: { takenShares: number }) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	return (
		<Notice>
			<p>
				<span className="block font-bold">
					{t('form.offering.fixedTitle', { count: takenShares, formatted: formatNumber(takenShares, locale) })}
				</span>
				{t('form.offering.fixedText')}
			</p>
		</Notice>
	);
}
