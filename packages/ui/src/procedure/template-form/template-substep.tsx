import { procedureActors } from '@ancu/forms/procedure';
import { useTemplateValue } from '@ancu/forms/procedure/form';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { ChevronDownIcon } from '../../primitives/icon/index.ts';
import { titleIn } from '../../translation/title-in.ts';
import type { LocalText } from '../procedure-template-model.ts';
import { capital } from '../procedure-words/capital.ts';
import { LocalField } from './local-field.tsx';
import { PlainField } from './plain-field.tsx';
import { useTemplateEditor } from './template-context.ts';
import { TemplateFees } from './template-fees.tsx';
import { TemplatePapers } from './template-papers.tsx';
import { useShown } from './use-shown.ts';

export interface TemplateSubstepProps {
	/** Where it stands, as `steps.0.substeps.1`. */
	path: string;
	/** What it is, as `việc 2`. */
	name: string;
	buttons: ReactNode;
}

interface Typed {
	title: LocalText;
	actor: string;
	papers: readonly unknown[];
	fees: readonly unknown[];
}

/** One substep of the template: a line while it is closed, all its fields while it is open. */
export function TemplateSubstep({ path, name, buttons }: TemplateSubstepProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const { form } = useTemplateEditor();
	const id = useId();
	const { title, actor, papers, fees } = useTemplateValue<Typed>(form, path);
	const [isOpen, toggle] = useShown(path, title.vn === '');
	return (
		<div className="rounded-card border border-line bg-surface-raised">
			<div className="flex items-start justify-between gap-2 px-2 py-1 max-[15rem]:flex-wrap">
				<button
					type="button"
					aria-expanded={isOpen}
					aria-controls={id}
					onClick={toggle}
					className="flex min-h-9 min-w-0 grow items-start gap-2 rounded-tag py-1.5 text-left hover:underline pointer-coarse:min-h-11"
				>
					<ChevronDownIcon
						aria-hidden="true"
						className={`mt-0.5 size-5 shrink-0 text-ink-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
					/>
					<span className="grid min-w-0">
						<span className="wrap-anywhere">
							<span className="text-ink-muted">{capital(name)}</span>
							{': '}
							{titleIn(title, locale) || t('template.unnamed')}
						</span>
						<span className="text-sm text-ink-muted">
							{[
								actor && t(`template.actor.${actor as 'BUYER'}`),
								papers.length > 0 && t('template.paperCount', { count: papers.length }),
								fees.length > 0 && t('template.feeCount', { count: fees.length }),
							]
								.filter(Boolean)
								.join(' · ')}
						</span>
					</span>
				</button>
				{buttons}
			</div>
			<div id={id}>
				{isOpen && (
					<div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line p-3">
						<LocalField required path={`${path}.title`} label={t('template.title')} />
						<LocalField multiline path={`${path}.description`} label={t('template.description')} />
						<div className="grid grid-cols-2 gap-x-3 gap-y-2 @2xl:grid-cols-[minmax(0,1fr)_8rem_8rem]">
							<div className="col-span-2 @2xl:col-span-1">
								<PlainField
									required
									path={`${path}.actor`}
									label={t('template.who')}
									emptyLabel={t('template.choose')}
									options={procedureActors.map((value) => ({ value, label: t(`template.actor.${value}`) }))}
								/>
							</div>
							<PlainField inputMode="numeric" path={`${path}.daysMin`} label={t('template.daysMin')} />
							<PlainField inputMode="numeric" path={`${path}.daysMax`} label={t('template.daysMax')} />
						</div>
						<LocalField path={`${path}.place`} label={t('template.where')} />
						<h4 className="border-t border-line pt-3 font-bold">{t('substep.papers')}</h4>
						<TemplatePapers path={`${path}.papers`} />
						<h4 className="border-t border-line pt-3 font-bold">{t('substep.fees')}</h4>
						<TemplateFees path={`${path}.fees`} />
					</div>
				)}
			</div>
		</div>
	);
}
