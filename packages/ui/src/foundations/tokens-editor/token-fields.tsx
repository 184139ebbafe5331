import type { ReactNode } from 'react';
import { colourText, groupOf } from '../colour/colour.text.ts';
import { useText } from '../page/use-text.ts';
import { ColourFields } from './colour-fields.tsx';
import { TokenInput } from './token-input.tsx';
import { isLength, lengthKinds, type TokenSet } from './token-set.ts';
import { editorText } from './tokens-editor.text.ts';

interface TokenFieldsProps {
	set: TokenSet;
	onChange: (set: TokenSet) => void;
}

/** A field for every token that can be edited, by what they are for. */
export function TokenFields({ set, onChange }: TokenFieldsProps) {
	const text = useText(editorText);
	const { group } = useText(colourText);
	return (
		<div className="grid gap-3">
			{(Object.keys(group) as (keyof typeof group)[]).map((key, index) => (
				<Group key={key} title={group[key][0] ?? key} open={index < 2}>
					{Object.entries(set.color)
						.filter(([name]) => groupOf(name) === key)
						.map(([name, value]) => (
							<ColourFields
								key={name}
								name={name}
								value={value}
								onChange={(next) => onChange({ ...set, color: { ...set.color, [name]: next } })}
							/>
						))}
				</Group>
			))}
			{lengthKinds.map((kind) => (
				<Group key={kind} title={text.kinds[kind]}>
					{Object.entries(set[kind]).map(([name, value]) => (
						<div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-2">
							<code className="pt-2.5 text-sm font-bold">{name}</code>
							<TokenInput
								label={`${text.kinds[kind]}: ${name}`}
								value={value}
								isValid={isLength}
								help={text.notLength}
								onChange={(next) => onChange({ ...set, [kind]: { ...set[kind], [name]: next } })}
							/>
						</div>
					))}
				</Group>
			))}
		</div>
	);
}

interface GroupProps {
	title: string;
	/** @default false */
	open?: boolean;
	children: ReactNode;
}

function Group({ title, open = false, children }: GroupProps) {
	return (
		<details open={open} className="rounded-card border border-line bg-surface-raised">
			<summary className="min-h-11 px-4 py-2.5 font-bold">{title}</summary>
			<div className="grid gap-3 border-t border-line p-4">{children}</div>
		</details>
	);
}
