import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { RetryIcon } from '../../primitives/icon/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { DesignPage, Section } from '../page/page.tsx';
import { useText } from '../page/use-text.ts';
import { themeTokens } from '../tokens/theme-tokens.ts';
import { ContrastTable } from './contrast-table.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { Specimen } from './specimen.tsx';
import { TokenFields } from './token-fields.tsx';
import { propertiesOf, readTokenSet } from './token-set.ts';
import { editorText } from './tokens-editor.text.ts';

const theme = readTokenSet(themeTokens);

/** Edits the tokens on real components, says what that does to contrast, and hands the result over. */
export function TokensEditor() {
	const text = useText(editorText);
	const toast = useToast();
	const [set, setSet] = useState(theme);
	// What was typed into the fields is forgotten with the values.
	const [round, setRound] = useState(0);
	const changed = Object.keys(propertiesOf(set, theme)).length;

	function reset(): void {
		setSet(theme);
		setRound(round + 1);
		toast({ kind: 'success', message: text.undone });
	}

	return (
		<DesignPage
			title={text.title}
			lead={text.lead}
			actions={
				<div className="flex flex-wrap items-center gap-3">
					<span className="text-sm text-ink-muted">{text.changed(changed)}</span>
					<Button variant="secondary" leadingIcon={<RetryIcon aria-hidden="true" />} onClick={reset}>
						{text.reset}
					</Button>
				</div>
			}
		>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
				<div className="grid min-w-0 gap-8">
					<TokenFields key={round} set={set} onChange={setSet} />
					<ExportPanel set={set} base={theme} />
					<ImportPanel
						set={set}
						onImport={(next) => {
							setSet(next);
							setRound(round + 1);
						}}
					/>
				</div>
				<div className="grid min-w-0 gap-8 lg:sticky lg:top-4 lg:-m-1 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:p-1">
					<div className="grid gap-4 md:grid-cols-2">
						<Specimen set={set} theme="light" />
						<Specimen set={set} theme="dark" />
					</div>
					<Section title={text.contrast}>
						<ContrastTable set={set} />
					</Section>
				</div>
			</div>
		</DesignPage>
	);
}
