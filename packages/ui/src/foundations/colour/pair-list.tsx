import { formatNumber } from '@ancu/forms/format';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { useText } from '../page/use-text.ts';
import { contrastOf } from '../tokens/colour.ts';
import { formatRatio } from '../tokens/format-ratio.ts';
import { type Pair, pairs } from '../tokens/pairs.ts';
import { colourText } from './colour.text.ts';
import { paintOf } from './paint.ts';

/** Every pair as it is painted here, with its contrast. */
export function PairList() {
	return (
		<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
			{pairs.map((pair) => (
				<PairSwatch key={`${pair.ground} ${pair.text}`} pair={pair} />
			))}
		</ul>
	);
}

function PairSwatch({ pair }: { pair: Pair }) {
	const text = useText(colourText);
	const name = useText(pair);
	const locale = useLocale();
	const swatch = useRef<HTMLDivElement>(null);
	const [ratio, setRatio] = useState<number>();
	// After every render: the theme may have changed.
	useEffect(() => {
		if (!swatch.current) return;
		const { backgroundColor, color } = getComputedStyle(swatch.current);
		setRatio(contrastOf(paintOf(backgroundColor), paintOf(color)));
	});
	return (
		<li
			data-pair={`${pair.ground}/${pair.text}`}
			className="grid gap-2 rounded-card border border-line bg-surface-raised p-3"
		>
			<div
				ref={swatch}
				className="flex h-16 items-center justify-center rounded-tag border border-line text-xl font-bold"
				style={{ backgroundColor: `var(--color-${pair.ground})`, color: `var(--color-${pair.text})` }}
			>
				<span aria-hidden="true">{pair.least === 3 ? '▭' : 'Ề Ữ Ộ 4,2 tỷ'}</span>
			</div>
			<p className="text-sm">
				<span className="font-bold">{name}</span>
				<br />
				<code className="text-xs">
					{pair.text} / {pair.ground}
				</code>
				<br />
				{ratio !== undefined && (
					<span className="text-ink-muted">
						{formatRatio(ratio, locale)} : 1, {text.least(formatNumber(pair.least, locale))}.{' '}
						<span className="font-bold text-ink">{ratio >= pair.least ? text.passes : text.fails}</span>
					</span>
				)}
			</p>
		</li>
	);
}
