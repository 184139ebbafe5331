import { useText } from '../page/use-text.ts';
import { readColour, toHex, withAlphaOf } from '../tokens/colour.ts';
import type { Themed } from '../tokens/read-tokens.ts';
import { TokenInput } from './token-input.tsx';
import { editorText } from './tokens-editor.text.ts';

interface ColourFieldsProps {
	/** Without kind, as `ink`. */
	name: string;
	value: Themed;
	onChange: (value: Themed) => void;
}

/** One colour in both themes: picked, or written. */
export function ColourFields({ name, value, onChange }: ColourFieldsProps) {
	const text = useText(editorText);
	return (
		<fieldset className="grid gap-2 border-b border-line pb-3 last:border-b-0">
			<legend className="mb-1 text-sm font-bold">
				<code>{name}</code>
			</legend>
			<div className="grid gap-2">
				{(['light', 'dark'] as const).map((theme) => {
					const change = (next: string) => onChange({ ...value, [theme]: next });
					const colour = readColour(value[theme]);
					return (
						<div key={theme} className="flex min-w-0 items-start gap-2">
							<span aria-hidden="true" className="w-10 shrink-0 pt-3 text-sm text-ink-muted">
								{text.theme[theme]}
							</span>
							<input
								type="color"
								aria-label={text.pick(name, text.theme[theme])}
								value={colour ? toHex(colour) : '#000000'}
								onChange={(event) => change(withAlphaOf(event.target.value, colour))}
								className="h-11 w-12 shrink-0 cursor-pointer rounded-card border border-line-strong bg-surface-raised p-1"
							/>
							<div className="min-w-0 grow">
								<TokenInput
									label={text.write(name, text.theme[theme])}
									value={value[theme]}
									isValid={(typed) => readColour(typed) !== undefined}
									help={text.notColour}
									onChange={change}
								/>
							</div>
						</div>
					);
				})}
			</div>
		</fieldset>
	);
}
