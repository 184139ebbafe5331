import { formatArea } from '@ancu/forms/format';
import { useLocale } from '../../i18n/use-locale.ts';
import * as icons from '../../primitives/icon/icon.tsx';
import { useText } from '../page/use-text.ts';
import { tokensOf } from '../tokens/read-tokens.ts';
import { pixelsOf, themeColours, themeTokens } from '../tokens/theme-tokens.ts';
import { overviewText } from './overview.text.ts';

/** Every colour of the theme, with its name. */
export function ColourSample() {
	return (
		<ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2 text-xs">
			{themeColours.map(({ name }) => (
				<li key={name} className="grid min-w-0 gap-1">
					<span className="h-7 rounded-tag border border-line" style={{ background: `var(--color-${name})` }} />
					<code className="leading-tight wrap-break-word text-ink-muted">{name}</code>
				</li>
			))}
		</ul>
	);
}

const sizes = tokensOf(themeTokens, 'text')
	.filter(({ name }) => !name.includes('--'))
	.reverse();

/** The scale of type, largest first. */
export function TypeSample() {
	const { sample } = useText(overviewText);
	const words = sample(formatArea(82.5, useLocale()));
	return (
		<ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
			{sizes.map(({ name, value }) => (
				<li key={name} className="flex items-baseline gap-3">
					<span className="w-7 shrink-0 text-right text-xs text-ink-muted">{pixelsOf(value)}</span>
					<span
						className="min-w-0 font-bold"
						style={{ fontSize: `var(--text-${name})`, lineHeight: `var(--text-${name}--line-height)` }}
					>
						{words}
					</span>
				</li>
			))}
		</ul>
	);
}

const steps = [1, 2, 3, 4, 6, 8, 12];
const radii = tokensOf(themeTokens, 'radius');

/** Steps of the grid, and corners. */
export function SpaceSample() {
	return (
		<div className="grid gap-3">
			<ul className="flex flex-wrap items-end gap-2 text-center text-xs text-ink-muted">
				{steps.map((step) => (
					<li key={step} className="grid justify-items-center gap-1">
						<span
							className="hatch block border border-ink"
							style={{ width: `calc(var(--spacing) * ${step})`, height: `calc(var(--spacing) * ${step})` }}
						/>
						{step * 4}
					</li>
				))}
			</ul>
			<ul className="flex gap-3 text-xs text-ink-muted">
				{radii.map(({ name }) => (
					<li key={name} className="grid justify-items-center gap-1">
						<span className="size-10 border border-line-strong" style={{ borderRadius: `var(--radius-${name})` }} />
						<code>{name}</code>
					</li>
				))}
			</ul>
		</div>
	);
}

const shown = Object.values(icons).slice(0, 34) as icons.Icon[];

/** Some of the icons. */
export function IconSample() {
	return (
		<div
			aria-hidden="true"
			className="grid grid-cols-[repeat(auto-fill,minmax(1.25rem,1fr))] justify-items-center gap-2.5"
		>
			{shown.map((Icon) => (
				<Icon key={Icon.displayName} className="size-5" />
			))}
		</div>
	);
}
