import { type TemplateList, useTemplateRows } from '@ancu/forms/procedure/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { AlertIcon, PlusIcon } from '../../primitives/icon/index.ts';
import { useSaid } from '../../translation/use-said.tsx';
import { RowButtons } from './row-buttons.tsx';
import { useTemplateEditor } from './template-context.ts';
import { useTemplateWords } from './use-template-words.ts';

export interface TemplateRowsProps {
	list: TemplateList;
	/** Where the list stands, as `steps.0.substeps`. */
	path: string;
	/** What stands on the button that adds one. */
	addLabel: string;
	/** Asks before a row goes, for it holds much. @default false */
	asks?: boolean | undefined;
	/** Draws a row with its buttons. */
	children: (row: { path: string; index: number; name: string; buttons: ReactNode }) => ReactNode;
}

/** A list of the template: rows are added, moved and removed by buttons, and the focus stays with what was pressed. */
export function TemplateRows({ list, path, addLabel, asks = false, children }: TemplateRowsProps) {
	const { t } = useTranslation('procedure');
	const { form, isAsking, askToRemove } = useTemplateEditor();
	const { rows, add, remove, move } = useTemplateRows(form, list, path);
	const { errorWords } = useTemplateWords();
	const element = useRef<HTMLOListElement>(null);
	const addButton = useRef<HTMLButtonElement>(null);
	const leadTo = useRef<() => HTMLElement | null | undefined>(undefined);
	const { said, say } = useSaid();
	const code = form.errorOf(path);
	const rowAt = (index: number) => element.current?.children[index];

	useEffect(() => {
		// What a question covers cannot take the focus.
		if (isAsking) return;
		const target = leadTo.current?.();
		leadTo.current = undefined;
		target?.focus();
	});

	const nameOf = (index: number) => t(`template.row.${list}`, { number: index + 1 });
	const moveBy = (index: number, by: -1 | 1) => {
		move(index, index + by);
		say(t('template.moved', { name: nameOf(index), number: index + by + 1, count: rows.length }));
		leadTo.current = () => rowAt(index + by)?.querySelector<HTMLElement>(`[data-move="${by}"]`);
	};
	const removeAt = (index: number) => {
		remove(index);
		say(t('template.removed', { name: nameOf(index) }));
		leadTo.current = () => addButton.current;
	};

	return (
		<div data-slot="template-rows" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
			<ol ref={element} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
				{rows.map((key, index) => (
					<li key={key} className="min-w-0">
						{children({
							path: `${path}.${index}`,
							index,
							name: nameOf(index),
							buttons: (
								<RowButtons
									name={nameOf(index)}
									isFirst={index === 0}
									isLast={index === rows.length - 1}
									onMove={(by) => moveBy(index, by)}
									onRemove={() => (asks ? askToRemove(nameOf(index), () => removeAt(index)) : removeAt(index))}
								/>
							),
						})}
					</li>
				))}
			</ol>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button
					ref={addButton}
					size="sm"
					variant="secondary"
					data-path={path}
					leadingIcon={<PlusIcon aria-hidden="true" />}
					onClick={() => {
						add();
						leadTo.current = () => rowAt(rows.length)?.querySelector<HTMLElement>('input');
					}}
				>
					{addLabel}
				</Button>
				{code && (
					<p className="flex items-start gap-1.5 text-sm text-danger">
						<AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{errorWords(path, code)}
					</p>
				)}
			</div>
			<p role="status" className="sr-only">
				{said}
			</p>
		</div>
	);
}
