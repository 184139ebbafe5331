import { CheckIcon } from '../../primitives/icon/index.ts';

export interface TickBoxProps {
	/** What is true when it is ticked. */
	label: string;
	isDone: boolean;
	/** It may be changed now. */
	isOpen: boolean;
	/** A change is being saved: it takes no other one. */
	pending: boolean;
	onTick: () => void;
}

/** The tick of a substep; where it cannot be set yet, an empty mark alone. */
export function TickBox({ label, isDone, isOpen, pending, onTick }: TickBoxProps) {
	if (!isOpen)
		return (
			<span aria-hidden="true" className="flex h-11 items-center">
				<span className="block size-5 rounded-tag border-2 border-dashed border-line-strong" />
			</span>
		);
	return (
		<label className="flex h-11 w-8 items-center sm:w-11">
			<input
				type="checkbox"
				aria-label={label}
				// Keeps the focus while it is saved.
				aria-busy={pending || undefined}
				aria-disabled={pending || undefined}
				checked={isDone}
				onChange={() => pending || onTick()}
				className="tick aria-disabled:cursor-progress print:hidden"
			/>
			<span aria-hidden="true" className="hidden size-5 items-center justify-center border-2 border-ink print:flex">
				{isDone && <CheckIcon className="size-4" />}
			</span>
		</label>
	);
}
