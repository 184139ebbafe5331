import type { ListingDraftField, ListingError } from '@ancu/forms/listing';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../../primitives/icon/index.ts';
import { useFailureWords } from '../../translation/use-failure-words.ts';
import { useFormErrorWords } from './draft-field.tsx';

export interface ErrorSummaryProps {
	errors: readonly ListingError[];
	/** Why the whole was refused. */
	failure: string | undefined;
	/** What leads on from there. */
	action?: ReactNode;
	/** Leads to the field of an error. */
	onOpen: (error: ListingError) => void;
	/** The box that takes the focus when going on failed. */
	ref: Ref<HTMLDivElement>;
}

/** Units that are asked for once the one they lie in is chosen: until then they have no field. */
const within: Partial<Record<ListingDraftField, ListingDraftField>> = {
	districtId: 'provinceId',
	wardId: 'districtId',
	currentWardId: 'currentProvinceId',
};

/** Everything that is wrong, each a way to its field. Always stands in the page, so that it is heard when words come. */
export function ErrorSummary({ errors: all, failure, action, onOpen, ref }: ErrorSummaryProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const failureWords = useFailureWords();
	const words = useFormErrorWords();
	const errors = all.filter(({ field }) => !all.some((other) => other.field === within[field]));
	const isShown = errors.length > 0 || failure !== undefined;
	return (
		<div role="alert" ref={ref} tabIndex={-1} data-slot="error-summary" className="rounded-card">
			{isShown && (
				<div className="mb-5 rounded-card border border-danger bg-danger-soft p-4">
					<h3 className="flex items-start gap-2 font-bold text-danger">
						<AlertIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
						{failure === undefined ? t('form.errorCount', { count: errors.length }) : failureWords(failure)}
					</h3>
					{failure !== undefined && action && <div className="mt-3">{action}</div>}
					{errors.length > 0 && (
						<ul className="mt-2 grid">
							{errors.map((error) => (
								<li key={error.field} className="text-sm">
									<button
										type="button"
										className="block py-1.5 text-left text-ink underline underline-offset-2 hover:no-underline pointer-coarse:py-3"
										onClick={() => onOpen(error)}
									>
										{t('form.errorIn', {
											step: t(`form.step.${error.step}`),
											text: words(error.field, error.code),
										})}
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
