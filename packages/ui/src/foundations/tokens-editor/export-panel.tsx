import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { DownloadIcon } from '../../primitives/icon/index.ts';
import { saveFile } from '../../primitives/save-file/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';
import { Section } from '../page/page.tsx';
import { useText } from '../page/use-text.ts';
import { type TokenSet, toCss, toJson } from './token-set.ts';
import { editorText } from './tokens-editor.text.ts';

/** What was edited, as CSS that an app pastes or as JSON for other programs. */
export function ExportPanel({ set, base }: { set: TokenSet; base: TokenSet }) {
	const text = useText(editorText);
	const [format, setFormat] = useState('css');
	const output = format === 'css' ? toCss(set, base) || `${text.nothingChanged}\n` : toJson(set);
	return (
		<Section title={text.exportTitle}>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<Segmented
					label={text.format}
					name="format"
					value={format}
					onChange={setFormat}
					options={[
						{ value: 'css', label: 'CSS' },
						{ value: 'json', label: 'JSON' },
					]}
				/>
				<div className="flex flex-wrap items-center gap-2">
					<CopyButton
						text={output}
						label={`${text.copy} ${format.toUpperCase()}`}
						doneLabel={text.copied}
						failedLabel={text.copyFailed}
					>
						{text.copy}
					</CopyButton>
					<Button
						variant="quiet"
						size="sm"
						leadingIcon={<DownloadIcon aria-hidden="true" />}
						onClick={() => saveFile(`tokens.${format}`, new Blob([output], { type: 'text/plain' }))}
					>
						{text.save}
					</Button>
				</div>
			</div>
			<Field label={text.output} compact>
				{(control) => <TextArea {...control} readOnly rows={8} value={output} spellCheck={false} />}
			</Field>
		</Section>
	);
}
