import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { ArrowLeftIcon, ArrowRightIcon, InfoIcon } from '../../primitives/icon/index.ts';
import { DraftLine, type DraftState } from './draft-line.tsx';

export interface FormFootProps {
	/** Set to what lies over the lower edge of the window. */
	ref: Ref<HTMLDivElement>;
	/** Whether what is typed is kept. */
	draftState: DraftState | undefined;
	/** It is sent as soon as its files are. */
	isWaiting: boolean;
	/** The listing is there already. */
	isEdit: boolean;
	/** Its step is the last one. */
	isLast: boolean;
	/** It is being sent. */
	pending: boolean;
	/** Sends it from where one is, without the steps that follow; undefined where there is nothing to send. */
	onSave: (() => void) | undefined;
	/** Opens the step before; undefined in the first. */
	onBack: (() => void) | undefined;
}

/** Leads through the steps of the listing form, and says what becomes of what is typed. Stays in sight. */
export function FormFoot({ ref, draftState, isWaiting, isEdit, isLast, pending, onSave, onBack }: FormFootProps) {
	const { t } = useTranslation('listing');
	return (
		<div ref={ref} className="sticky bottom-0 z-10 mt-5 border-t border-line bg-surface py-3">
			<DraftLine state={draftState} />
			<div role="status">
				{isWaiting && (
					<p className="mb-2 flex items-center gap-2 text-sm font-bold">
						<InfoIcon aria-hidden="true" className="size-4 shrink-0" />
						{t(isEdit ? 'form.savesWhenSent' : 'form.postsWhenSent')}
					</p>
				)}
			</div>
			<div className="flex flex-wrap gap-3">
				{onBack && (
					<Button variant="secondary" leadingIcon={<ArrowLeftIcon aria-hidden="true" />} onClick={onBack}>
						{t('form.back')}
					</Button>
				)}
				<span className="grow" />
				{isLast ? (
					<Button type="submit" variant="seal" loading={pending || isWaiting}>
						{t(isEdit ? 'form.save' : 'form.post')}
					</Button>
				) : (
					<Button
						type="submit"
						variant={onSave ? 'secondary' : 'primary'}
						trailingIcon={<ArrowRightIcon aria-hidden="true" />}
					>
						{t('form.next')}
					</Button>
				)}
				{onSave && (
					<div className="grid max-sm:w-full">
						<Button variant="seal" loading={pending || isWaiting} onClick={onSave}>
							{t('form.save')}
						</Button>
					</div>
				)}
			</div>
		</div>
	);
}
