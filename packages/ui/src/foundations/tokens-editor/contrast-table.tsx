import { formatNumber, localized } from '@ancu/forms/format';
import { useLocale } from '../../i18n/use-locale.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { useText } from '../page/use-text.ts';
import { formatRatio } from '../tokens/format-ratio.ts';
import { type Pair, pairs } from '../tokens/pairs.ts';
import { contrastIn, type TokenSet } from './token-set.ts';
import { editorText } from './tokens-editor.text.ts';

const themes = ['light', 'dark'] as const;

/** The contrast of every pair in both themes, with what it means, in words. */
export function ContrastTable({ set }: { set: TokenSet }) {
	const text = useText(editorText);
	const locale = useLocale();
	const nameOf = (pair: Pair) => localized(pair, locale);
	const failing = pairs.flatMap((pair) =>
		themes
			.filter((theme) => (contrastIn(set, theme, pair) ?? 0) < pair.least)
			.map((theme) => `${nameOf(pair)} (${text.theme[theme]})`),
	);
	return (
		<div className="grid gap-3">
			<p role="status" className="font-bold">
				{failing.length === 0 ? text.allPass(pairs.length) : text.someFail(failing.length)}
			</p>
			{failing.length > 0 && <p>{failing.join('; ')}</p>}
			<table className="w-full border-collapse text-left text-sm">
				<caption className="sr-only">{text.contrast}</caption>
				<thead>
					<tr className="border-b border-line-strong">
						<th scope="col" className="py-2 pr-3">
							{text.pair}
						</th>
						{themes.map((theme) => (
							<th key={theme} scope="col" className="py-2 pr-3 whitespace-nowrap first-letter:uppercase">
								{text.theme[theme]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{pairs.map((pair) => (
						<tr key={`${pair.ground} ${pair.text}`} className="border-b border-line">
							<th scope="row" className="py-1.5 pr-3 font-normal">
								{nameOf(pair)}{' '}
								<span className="whitespace-nowrap text-ink-muted">≥ {formatNumber(pair.least, locale)}</span>
							</th>
							{themes.map((theme) => (
								<td key={theme} className="py-1.5 pr-3 whitespace-nowrap tabular-nums">
									<Ratio ratio={contrastIn(set, theme, pair)} least={pair.least} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Ratio({ ratio, least }: { ratio: number | undefined; least: number }) {
	const text = useText(editorText);
	const locale = useLocale();
	if (ratio === undefined) return <Tag tone="danger">{text.unreadable}</Tag>;
	return (
		<span className="inline-flex flex-wrap items-center gap-x-2">
			{formatRatio(ratio, locale)}
			<Tag tone={ratio < least ? 'danger' : 'outline'}>{ratio < least ? text.fail : text.pass}</Tag>
		</span>
	);
}
