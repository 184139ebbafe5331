import type { Direction } from '@ancu/forms/listing';
import type { DirectionStar } from '@ancu/forms/tool';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';

export interface DirectionTableProps {
	directions: readonly DirectionStar[];
	/** Where listings that face these directions are. */
	listingsHref: (directions: readonly Direction[]) => string;
}

/** The compass in words: the good directions with the way to listings that face them, then the others. */
export function DirectionTable({ directions, listingsHref }: DirectionTableProps) {
	const { t } = useTranslation('tool');
	const good = directions.filter(({ isGood }) => isGood);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			{([true, false] as const).map((isGood) => (
				<table key={String(isGood)} className="w-full border-t-2 border-ink">
					<caption className="pb-1.5 text-left text-sm font-bold">
						{t(isGood ? 'direction.good' : 'direction.bad')}
					</caption>
					<thead className="sr-only">
						<tr>
							<th scope="col">{t('direction.column.direction')}</th>
							<th scope="col">{t('direction.column.star')}</th>
						</tr>
					</thead>
					<tbody>
						{directions
							.filter((one) => one.isGood === isGood)
							.map(({ star, direction }) => (
								<tr key={star} className="border-b border-line align-top">
									<th scope="row" className="w-28 py-2 pr-3 text-left font-bold">
										{isGood ? (
											<Link href={listingsHref([direction])}>{t(`direction.name.${direction}`)}</Link>
										) : (
											t(`direction.name.${direction}`)
										)}
									</th>
									<td className="py-2">
										<span className="block">{t(`direction.star.${star}`)}</span>
										<span className="block text-sm text-ink-muted">{t(`direction.meaning.${star}`)}</span>
									</td>
								</tr>
							))}
					</tbody>
				</table>
			))}
			<div>
				<LinkButton variant="secondary" href={listingsHref(good.map(({ direction }) => direction))}>
					{t('direction.listings')}
				</LinkButton>
			</div>
		</div>
	);
}
