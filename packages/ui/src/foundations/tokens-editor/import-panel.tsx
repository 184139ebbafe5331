import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { Section } from '../page/page.tsx';
import { useText } from '../page/use-text.ts';
import { type ImportProblem, importTokens } from './import-tokens.ts';
import type { TokenSet } from './token-set.ts';
import { editorText } from './tokens-editor.text.ts';

const MOST_SHOWN = 3;

/** Takes tokens as JSON, all of them or some. */
export function ImportPanel({ set, onImport }: { set: TokenSet; onImport: (set: TokenSet) => void }) {
	const text = useText(editorText);
	const toast = useToast();
	const [json, setJson] = useState('');
	const [problems, setProblems] = useState<readonly ImportProblem[]>([]);

	function use(): void {
		const read = importTokens(json, set);
		setProblems(read.problems);
		if (!read.set) return;
		onImport(read.set);
		setJson('');
		toast({ kind: 'success', message: text.imported });
	}

	return (
		<Section title={text.importTitle}>
			<Field
				label={text.importLabel}
				hint={text.importHint}
				error={problems
					.slice(0, MOST_SHOWN)
					.map(({ code, at }) => text.problem[code](at))
					.join(' ')}
			>
				{(control) => (
					<TextArea {...control} value={json} spellCheck={false} onChange={(event) => setJson(event.target.value)} />
				)}
			</Field>
			<div>
				<Button variant="secondary" onClick={use}>
					{text.importAct}
				</Button>
			</div>
		</Section>
	);
}
