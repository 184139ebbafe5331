import { useText } from '../page/use-text.ts';
import { themeColours } from '../tokens/theme-tokens.ts';
import { colourText, groupOf } from './colour.text.ts';

/** Every colour by what it is for, with both of its values. */
export function Palette() {
	const { group, ...words } = useText(colourText);
	return (
		<div className="grid gap-6 lg:grid-cols-2">
			{(Object.keys(group) as (keyof typeof group)[]).map((key) => (
				<section key={key} className="grid content-start gap-3 rounded-card border border-line bg-surface-raised p-4">
					<div>
						<h2 className="font-bold">{group[key][0]}</h2>
						<p className="text-sm text-ink-muted">{group[key][1]}</p>
					</div>
					<ul className="grid gap-2">
						{themeColours
							.filter(({ name }) => groupOf(name) === key)
							.map(({ name, light, dark }) => (
								<li key={name} className="flex items-center gap-3 text-xs">
									<span
										className="h-12 w-20 shrink-0 rounded-tag border border-line"
										style={{ background: `var(--color-${name})` }}
									/>
									<span className="grid min-w-0">
										<code className="text-sm font-bold">--color-{name}</code>
										<span className="text-ink-muted">
											{words.light} <code className="wrap-anywhere">{light}</code>
										</span>
										<span className="text-ink-muted">
											{words.dark} <code className="wrap-anywhere">{dark}</code>
										</span>
									</span>
								</li>
							))}
					</ul>
				</section>
			))}
		</div>
	);
}
