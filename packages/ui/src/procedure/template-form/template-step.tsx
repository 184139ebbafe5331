import { useTemplateValue } from '@ancu/forms/procedure/form';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { ChevronDownIcon } from '../../primitives/icon/index.ts';
import { titleIn } from '../../translation/title-in.ts';
import type { LocalText } from '../procedure-template-model.ts';
import { capital } from '../procedure-words/capital.ts';
import { LocalField } from './local-field.tsx';
import { useTemplateEditor } from './template-context.ts';
import { TemplateRows } from './template-rows.tsx';
import { TemplateSubstep } from './template-substep.tsx';
import { useShown } from './use-shown.ts';

export interface TemplateStepProps {
	/** Where it stands, as `steps.0`. */
	path: string;
	/** What it is, as `bước 1`. */
	name: string;
	buttons: ReactNode;
}

/** One step of the template with its substeps. */
export function TemplateStep({ path, name, buttons }: TemplateStepProps) {
	const { t } = useTranslation('procedure');
	const { form } = useTemplateEditor();
	const id = useId();
	const locale = useLocale();
	const title = useTemplateValue<LocalText>(form, `${path}.title`);
	const [isOpen, toggle] = useShown(path, true);
	return (
		<section aria-labelledby={`${id}-title`} className="@container rounded-card border border-line-strong bg-surface">
			<div className="flex items-center justify-between gap-2 px-3 py-1.5 max-[15rem]:flex-wrap">
				<h3 id={`${id}-title`} className="min-w-0 grow font-bold">
					<button
						type="button"
						aria-expanded={isOpen}
						aria-controls={id}
						onClick={toggle}
						className="flex min-h-9 w-full items-center gap-2 rounded-tag text-left hover:underline pointer-coarse:min-h-11"
					>
						<ChevronDownIcon
							aria-hidden="true"
							className={`size-5 shrink-0 text-ink-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
						/>
						<span className="min-w-0 wrap-anywhere">
							{capital(name)}
							{': '}
							{titleIn(title, locale) || t('template.unnamed')}
						</span>
					</button>
				</h3>
				{buttons}
			</div>
			<div id={id}>
				{isOpen && (
					<div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line p-3">
						<LocalField required path={`${path}.title`} label={t('template.title')} />
						<LocalField multiline path={`${path}.description`} label={t('template.description')} />
						<TemplateRows asks list="substeps" path={`${path}.substeps`} addLabel={t('template.addSubstep')}>
							{(row) => <TemplateSubstep path={row.path} name={row.name} buttons={row.buttons} />}
						</TemplateRows>
					</div>
				)}
			</div>
		</section>
	);
}
