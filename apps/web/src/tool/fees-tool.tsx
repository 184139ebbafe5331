import { vietnamDay } from '@ancu/forms/format';
import { feeLines } from '@ancu/forms/procedure';
import { FeeEstimate } from '@ancu/ui/procedure';
import { useState } from 'react';
import { readFees, writeFees } from './tool-address.ts';

interface FeesToolProps {
	params: URLSearchParams;
	write: (fields: URLSearchParams) => void;
	now: Date;
}

/** Fees and taxes of a transfer, by the law of the day. */
export function FeesTool({ params, write, now }: FeesToolProps) {
	const [input, setInput] = useState(() => readFees(params));
	return (
		<FeeEstimate
			defaultValues={input}
			lines={feeLines({ ...input, on: vietnamDay(now) })}
			onChange={(next) => {
				setInput(next);
				write(writeFees(next));
			}}
		/>
	);
}
