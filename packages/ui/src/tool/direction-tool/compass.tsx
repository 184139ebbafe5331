import type { Direction } from '@ancu/forms/listing';
import type { BirthFinding } from '@ancu/forms/tool/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Clockwise from the north, which is drawn on top. */
const round: readonly Direction[] = [
	'NORTH',
	'NORTH_EAST',
	'EAST',
	'SOUTH_EAST',
	'SOUTH',
	'SOUTH_WEST',
	'WEST',
	'NORTH_WEST',
];
const CENTER = 150;
const OUTER = 138;
const INNER = 58;
const TEXT = 101;
const STEP = 360 / round.length;

/** A point on a circle, by degrees clockwise from the top. */
function at(radius: number, degrees: number): string {
	const turn = (degrees * Math.PI) / 180;
	return `${(CENTER + radius * Math.sin(turn)).toFixed(2)} ${(CENTER - radius * Math.cos(turn)).toFixed(2)}`;
}

function sector(middle: number): string {
	const [from, to] = [middle - STEP / 2, middle + STEP / 2];
	return `M${at(INNER, from)}L${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`;
}

/** A line of the trigram, counted from below: whole, or broken in the middle. */
function line(index: number, isWhole: boolean): string {
	return `M${CENTER - 18} ${CENTER + 4 - index * 10}${isWhole ? 'h36' : 'h15m6 0h15'}`;
}

/** The eight directions as a surveyor's compass: the good ones in ink, the others hatched. The table beside it says the same. */
export function Compass({ finding: { directions, trigram, lines } }: { finding: BirthFinding }) {
	const { t } = useTranslation('tool');
	const hatch = useId();
	const good = directions.filter(({ isGood }) => isGood);
	return (
		<svg
			role="img"
			viewBox="0 0 300 300"
			data-slot="compass"
			aria-label={t('direction.compass', {
				directions: good.map(({ direction }) => t(`direction.name.${direction}`)).join(', '),
			})}
			className="mx-auto w-full max-w-80 text-ink"
		>
			<defs>
				<pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<path d="M0 0V6" className="stroke-line" strokeWidth={2} />
				</pattern>
			</defs>
			{round.map((direction, index) => {
				const found = directions.find((one) => one.direction === direction);
				const isGood = found?.isGood ?? false;
				const [x, y] = at(TEXT, index * STEP)
					.split(' ')
					.map(Number);
				return (
					<g key={direction}>
						<path
							d={sector(index * STEP)}
							fill={isGood ? 'currentColor' : `url(#${hatch})`}
							strokeWidth={1.5}
							className={isGood ? 'stroke-surface-raised' : 'stroke-line-strong'}
						/>
						<text x={x} y={y} textAnchor="middle" className={`text-[13px] ${isGood ? 'fill-ink-on' : 'fill-ink'}`}>
							<tspan x={x} dy="-0.25em" className="font-bold">
								{t(`direction.short.${direction}`)}
							</tspan>
							<tspan x={x} dy="1.3em">
								{found && t(`direction.star.${found.star}`)}
							</tspan>
						</text>
					</g>
				);
			})}
			<circle cx={CENTER} cy={CENTER} r={OUTER + 6} fill="none" stroke="currentColor" strokeWidth={1} />
			{Array.from({ length: 72 }, (_, index) => (
				<path
					// biome-ignore lint/suspicious/noArrayIndexKey: every fifth degree, and never another.
					key={index}
					d={`M${at(OUTER + 6, index * 5)}L${at(OUTER + (index % 9 === 0 ? 12 : 9), index * 5)}`}
					stroke="currentColor"
					strokeWidth={1}
				/>
			))}
			<path
				d={[0, 1, 2].map((index) => line(index, (lines >> (2 - index)) % 2 === 1)).join('')}
				stroke="currentColor"
				strokeWidth={4}
			/>
			<text x={CENTER} y={CENTER + 26} textAnchor="middle" className="fill-ink text-[15px] font-bold">
				{t(`direction.trigram.${trigram}`)}
			</text>
		</svg>
	);
}
