import type { FieldError } from '@ancu/forms/error';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../../primitives/icon/index.ts';
import { useFailureWords } from '../../translation/use-failure-words.ts';
import { capital } from '../procedure-words/capital.ts';
import { useTemplateWords } from './use-template-words.ts';

export interface TemplateErrorsProps {
	errors: readonly FieldError[];
	/** Why the whole was refused. */
	failure: string | undefined;
	/** Leads to the field of an error. */
	onShow: (path: string) => void;
	/** The box that takes the focus when saving failed. */
	ref: Ref<HTMLDivElement>;
}

/** Everything that is wrong in the template, each a way to its field. */
export function TemplateErrors({ errors, failure, onShow, ref }: TemplateErrorsProps) {
	const { t } = useTranslation(['procedure', 'translation']);
	const failureWords = useFailureWords();
	const { errorWords, placeWords } = useTemplateWords();
	const isShown = errors.length > 0 || failure !== undefined;
	return (
		<div role="alert" ref={ref} tabIndex={-1} data-slot="template-errors" className="rounded-card">
			{isShown && (
				<div className="rounded-card border border-danger bg-danger-soft p-4">
					<h2 className="flex items-start gap-2 font-bold text-danger">
						<AlertIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
						{failure === undefined ? t('template.errors', { count: errors.length }) : failureWords(failure)}
					</h2>
					{errors.length > 0 && (
						<ul className="mt-2 grid">
							{errors.map(({ path, code }) => (
								<li key={path} className="text-sm">
									<button
										type="button"
										className="min-h-9 text-left text-ink underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
										onClick={() => onShow(path)}
									>
										{t('template.errorIn', { place: capital(placeWords(path)), text: errorWords(path, code) })}
									</button>
								</li>
							))}
						</ul>
					)}
				</div>
			)}
		</div>
	);
}
