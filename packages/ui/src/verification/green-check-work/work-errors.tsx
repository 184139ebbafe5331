import type { FieldError } from '@ancu/forms/error';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../../primitives/icon/index.ts';
import { useErrorWords, useItemOf } from '../use-verification-words.ts';

export interface WorkErrorsProps {
	errors: readonly FieldError[];
	/** Leads to the field of an error. */
	onOpen: (path: string) => void;
	/** The box that takes the focus when filing was refused. */
	ref: Ref<HTMLDivElement>;
}

/** Everything that is wrong with the findings, each a way to its field. Always stands in the page, so that it is heard when words come. */
export function WorkErrors({ errors, onOpen, ref }: WorkErrorsProps) {
	const { t } = useTranslation('verification');
	const words = useErrorWords();
	const itemOf = useItemOf();
	return (
		<div role="alert" ref={ref} tabIndex={-1} data-slot="work-errors" className="rounded-card empty:-mb-5">
			{errors.length > 0 && (
				<div className="rounded-card border border-danger bg-danger-soft p-4">
					<h2 className="flex items-start gap-2 font-bold text-danger">
						<AlertIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
						{t('work.errors', { count: errors.length })}
					</h2>
					<ul className="mt-2 grid gap-1">
						{errors.map(({ path, code }) => {
							const item = itemOf(path);
							const text = words(path, code);
							return (
								<li key={path} className="text-sm">
									<button
										type="button"
										className="min-h-9 text-left text-ink underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
										onClick={() => onOpen(path)}
									>
										{item ? t('work.errorIn', { name: item, text }) : text}
									</button>
								</li>
							);
						})}
					</ul>
				</div>
			)}
		</div>
	);
}
