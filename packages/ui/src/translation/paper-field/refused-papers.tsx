import { PAPER_MAX_MEGABYTES, type RefusedPaper } from '@ancu/forms/file';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../primitives/icon/index.ts';

export interface RefusedPapersProps {
	refused: readonly RefusedPaper[];
	/** So many papers in all. */
	most: number;
}

/** The files that were not taken, each with why. */
export function RefusedPapers({ refused, most }: RefusedPapersProps) {
	const { t } = useTranslation('translation');
	if (refused.length === 0) return null;
	return (
		<ul className="grid gap-1 rounded-card border border-line-strong p-3 text-sm">
			{refused.map(({ name, fault }) => (
				<li key={name} className="flex items-start gap-2">
					<WarningIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					<span className="min-w-0 wrap-anywhere">
						<span className="font-bold">{name}</span>
						{': '}
						{t(`paperField.fault.${fault}`, { max: most, megabytes: PAPER_MAX_MEGABYTES })}
					</span>
				</li>
			))}
		</ul>
	);
}
