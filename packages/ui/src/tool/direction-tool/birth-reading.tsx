import { formatDate } from '@ancu/forms/format';
import { yearName } from '@ancu/forms/tool';
import type { BirthFinding } from '@ancu/forms/tool/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { FigureHead } from '../tool-sheet/figures.tsx';

/** The lunar year of a birth, why it is that one, and the trigram of it. */
export function BirthReading({ finding }: { finding: BirthFinding }) {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	const { lunarYear, tet, isBeforeTet, trigram, group } = finding;
	const { stem, branch } = yearName(lunarYear);
	const year = t('direction.year', {
		stem: t(`direction.stem.${stem}`),
		branch: t(`direction.branch.${branch}`),
		year: lunarYear,
	});
	return (
		<FigureHead
			label={year}
			note={
				tet
					? t(isBeforeTet ? 'direction.beforeTet' : 'direction.afterTet', {
							year: tet.slice(0, 4),
							tet: formatDate(tet, locale),
							lunarYear,
						})
					: t('direction.yearAlone')
			}
		>
			{t('direction.reading', { trigram: t(`direction.trigram.${trigram}`), group: t(`direction.group.${group}`) })}
		</FigureHead>
	);
}
