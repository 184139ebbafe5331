import { vietnamDay } from '@ancu/forms/format';
import { estimateFees } from '@ancu/forms/procedure';
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
	const { price, ...facts } = input;
	return (
		<FeeEstimate
			defaultValues={input}
			lines={price === undefined ? [] : estimateFees({ ...facts, price, on: vietnamDay(now) }).lines}
			onChange={(next) => {
				setInput(next);
				write(writeFees(next));
			}}
		/>
	);
}
