import { Button } from '../primitives/button/index.ts';
import { InfoIcon } from '../primitives/icon/index.ts';
import { FormFailure } from './form-failure/form-failure.tsx';

export interface SaveBarProps {
	/** What the button says. */
	label: string;
	/** Why the form was refused as a whole. */
	failure: string | undefined;
	/** It is being saved. */
	pending: boolean;
	/** Said while something is not saved. */
	unsaved: string | false;
}

/** The foot of a long form of settings, in sight all the while: saves it, and says what is not saved yet. */
export function SaveBar({ label, failure, pending, unsaved }: SaveBarProps) {
	return (
		<div className="sticky bottom-0 z-10 border-t border-line bg-surface py-3">
			<FormFailure message={failure} />
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button type="submit" loading={pending}>
					{label}
				</Button>
				<p role="status" className="flex items-center gap-2 text-sm text-ink-muted">
					{unsaved && (
						<>
							<InfoIcon aria-hidden="true" className="size-4 shrink-0" />
							{unsaved}
						</>
					)}
				</p>
			</div>
		</div>
	);
}
