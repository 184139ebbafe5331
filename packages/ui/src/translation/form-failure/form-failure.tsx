import { AlertIcon } from '../../primitives/icon/index.ts';
import { useFailureWords } from '../use-failure-words.ts';

export interface FormFailureProps {
	/** Why a form was refused as a whole; nothing while all is well. Where nobody said why, and where it could not be sent, it has words itself. */
	message: string | undefined;
}

/** Says above a form's button why it was refused. Always stands in the form, so that it is heard when the words come. */
export function FormFailure({ message }: FormFailureProps) {
	const words = useFailureWords();
	return (
		<div role="alert" data-slot="form-failure">
			{message !== undefined && (
				<p className="mb-4 flex items-start gap-2 rounded-card border border-danger bg-danger-soft p-3 text-danger">
					<AlertIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
					{words(message)}
				</p>
			)}
		</div>
	);
}
