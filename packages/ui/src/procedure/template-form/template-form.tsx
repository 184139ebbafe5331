import type { SubmitFailure } from '@ancu/forms/form';
import type { ProcedureType } from '@ancu/forms/procedure';
import { type TemplateFormOptions, useTemplateForm } from '@ancu/forms/procedure/form';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictBox } from '../../translation/conflict-box/conflict-box.tsx';
import { submitByKeys } from '../../translation/submit-by-keys.ts';
import type { ProcedureTemplate } from '../procedure-template-model.ts';
import { LocalField } from './local-field.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RemoveDraftDialog } from './remove-draft-dialog.tsx';
import { type RemovedRow, RemoveRowDialog } from './remove-row-dialog.tsx';
import { TemplateProvider } from './template-context.ts';
import { TemplateErrors } from './template-errors.tsx';
import { TemplateFoot } from './template-foot.tsx';
import { TemplateHead } from './template-head.tsx';
import { TemplateRows } from './template-rows.tsx';
import { TemplateStep } from './template-step.tsx';

/** What somebody else made of the draft, or began, meanwhile. */
export interface TemplateConflict {
	kind: 'conflict' | 'gone';
	/** Makes the next save go over it, or begin a draft in place of one that is gone. */
	onOverwrite: () => Promise<unknown>;
	/** Throws away what is typed and shows what is there. */
	onDiscard: () => void;
	/** Address of what is there; left out where it is not known. */
	viewHref?: string | undefined;
}

export interface TemplateFormProps extends Pick<TemplateFormOptions, 'onSubmit'> {
	/** The version that it begins with: a draft that is changed, or a published one that the next draft is made of. Left out, nothing. */
	template?: ProcedureTemplate | undefined;
	/** Which kind of procedure it is of. */
	type: ProcedureType;
	/** Of a published one: another has taken its place, so that a draft of it changes something though nothing is typed. @default false */
	isOutdated?: boolean | undefined;
	/** Said above, as that it is not what was there before. */
	notice?: ReactNode;
	/** Running records of this kind, of whatever version. */
	runningCount: number;
	/** Somebody else was there meanwhile: what is typed stays until it is decided. */
	conflict?: TemplateConflict | undefined;
	/**
	 * Publishes the draft as it was saved; left out where there is none yet, likewise below. What somebody else did meanwhile is none of
	 * its failures: it is told by `conflict`.
	 */
	onPublish?: (() => Promise<SubmitFailure | undefined>) | undefined;
	/** Throws the saved draft away. */
	onRemove?: (() => Promise<SubmitFailure | undefined>) | undefined;
	/** Told whether something is not saved, for asking before another page is opened. */
	onDirtyChange?: ((isDirty: boolean) => void) | undefined;
	/** Address of the list of versions. */
	listHref: string;
	/** It takes the place of another form that had the focus: its title gets it. @default false */
	takesFocus?: boolean | undefined;
}

/** What procedures of a kind consist of, in both languages: steps, their substeps, papers, fees; saved as a draft, then published. */
export function TemplateForm({
	template,
	type,
	isOutdated = false,
	notice,
	runningCount,
	onSubmit,
	conflict,
	onPublish,
	onRemove,
	onDirtyChange,
	listHref,
	takesFocus = false,
}: TemplateFormProps) {
	const { t } = useTranslation('procedure');
	const form = useTemplateForm({ template, type, onSubmit });
	const { isDirty, submitTimes, errors, failure } = form;
	const element = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const conflictBox = useRef<HTMLDivElement>(null);
	const [shown, setShown] = useState<{ path: string }>();
	const [removed, setRemoved] = useState<RemovedRow>();
	const [asked, setAsked] = useState<'publish' | 'remove'>();
	const hasConflict = conflict !== undefined;
	const isNext = Boolean(template?.publishedAt);
	const isSame = isNext && !isOutdated && !isDirty;

	useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
	const leadToErrors = useEffectEvent(() => {
		// Nothing to mend, nowhere to lead to.
		if (errors.length > 0) summary.current?.focus();
		else if (failure !== undefined) (conflictBox.current ?? summary.current)?.focus();
	});
	// Once for each submit: what turns wrong while one types takes nobody away from it.
	useEffect(() => {
		if (submitTimes > 0) leadToErrors();
	}, [submitTimes]);
	useEffect(() => {
		// It lies behind a window that asks.
		if (hasConflict && !asked) conflictBox.current?.focus();
	}, [hasConflict, asked]);
	useEffect(() => {
		if (!shown) return;
		const path = CSS.escape(shown.path);
		element.current?.querySelector<HTMLElement>(`[name="${path}"], [data-path="${path}"]`)?.focus();
	}, [shown]);

	return (
		<TemplateProvider
			value={{
				form,
				shown,
				isAsking: removed !== undefined,
				askToRemove: (name, remove) => setRemoved({ name, remove }),
			}}
		>
			{/* Before the form and not in it: no form holds another, and a question gives the focus back before a row takes it. */}
			<RemoveRowDialog row={removed} onClose={() => setRemoved(undefined)} />
			{template && onPublish && (
				<PublishDialog
					open={asked === 'publish'}
					onClose={() => setAsked(undefined)}
					template={template}
					runningCount={runningCount}
					onPublish={onPublish}
				/>
			)}
			{template && onRemove && (
				<RemoveDraftDialog
					open={asked === 'remove'}
					onClose={() => setAsked(undefined)}
					version={template.version}
					isDirty={isDirty}
					onRemove={onRemove}
				/>
			)}
			<form
				ref={element}
				noValidate
				aria-label={t('template.formTitle')}
				data-slot="template-form"
				className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 py-5 [&_:is(input,select,textarea,button)]:scroll-mb-28"
				onSubmit={(event) => {
					// By keys it is sent past the button.
					if (isSame) event.preventDefault();
					else form.onSubmit(event);
				}}
				onKeyDown={(event) => {
					submitByKeys(event);
					// Alone it would save in the middle of a line.
					if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
				}}
			>
				<TemplateHead template={template} type={type} listHref={listHref} takesFocus={takesFocus} />
				{notice}
				{conflict && (
					<ConflictBox
						ref={conflictBox}
						title={t(`template.${conflict.kind}.title`)}
						overwriteLabel={t(`template.${conflict.kind}.overwrite`)}
						onOverwrite={async () => {
							await conflict.onOverwrite();
							// The button goes with its box; what the save refuses takes the focus after this.
							element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
							await form.onSubmit();
						}}
						discardLabel={t('template.conflict.discard')}
						onDiscard={conflict.kind === 'gone' ? undefined : conflict.onDiscard}
						view={conflict.viewHref ? { label: t('template.conflict.view'), href: conflict.viewHref } : undefined}
					>
						{t(`template.${conflict.kind}.text`)}
					</ConflictBox>
				)}
				<TemplateErrors
					ref={summary}
					errors={submitTimes > 0 ? errors : []}
					// What somebody else did is told by the choice.
					failure={hasConflict ? undefined : failure}
					onShow={(path) => setShown({ path })}
				/>
				<div className="@container">
					<LocalField required path="title" label={t('template.wholeTitle')} />
				</div>
				<h2 className="text-lg font-bold">{t('template.steps')}</h2>
				<TemplateRows asks list="steps" path="steps" addLabel={t('template.addStep')}>
					{(row) => <TemplateStep path={row.path} name={row.name} buttons={row.buttons} />}
				</TemplateRows>
				<TemplateFoot
					isNext={isNext}
					isSame={isSame}
					onRemove={template && onRemove && (() => setAsked('remove'))}
					onPublish={template && onPublish && (() => setAsked('publish'))}
					onShow={(path) => setShown({ path })}
				/>
			</form>
		</TemplateProvider>
	);
}
