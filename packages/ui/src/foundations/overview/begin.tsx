import { useText } from '../page/use-text.ts';
import { overviewText } from './overview.text.ts';

const install = 'npm i @ancu/ui @ancu/forms i18next@27 react-i18next@18 react react-dom';
const imports = [
	"import '@ancu/ui/styles.css';",
	"import '@ancu/ui/fonts.css';",
	"import { ListingCard } from '@ancu/ui/listing';",
	"import translation from '@ancu/ui/translation/locales/en';",
	"import listing from '@ancu/ui/listing/locales/en';",
].join('\n');

/** What the toolbars show to whoever designs with these components. */
export function BeginDesign() {
	return <Terms terms={useText(overviewText).tools} />;
}

/** What an app installs and imports. */
export function BeginCode() {
	const { packages, codeLead, codeRest } = useText(overviewText);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
			<Terms terms={packages} />
			<p>{codeLead}</p>
			<Code>{install}</Code>
			<Code>{imports}</Code>
			<p className="text-ink-muted">{codeRest}</p>
		</div>
	);
}

function Terms({ terms }: { terms: Readonly<Record<string, string>> }) {
	return (
		<dl className="grid gap-2 text-sm">
			{Object.entries(terms).map(([name, says]) => (
				<div key={name} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
					<dt className="font-bold wrap-anywhere">{name}</dt>
					<dd className="text-ink-muted">{says}</dd>
				</div>
			))}
		</dl>
	);
}

function Code({ children }: { children: string }) {
	return (
		<pre className="rounded-tag bg-surface-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
			<code>{children}</code>
		</pre>
	);
}
