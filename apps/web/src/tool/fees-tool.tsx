import { vietnamDay } from '@ancu/forms/format';
import { feeLines } from '@ancu/forms/procedure';
import { readFeeDraft } from '@ancu/forms/procedure/form';
import { useLocale } from '@ancu/ui/i18n';
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
	const locale = useLocale();
	const [draft, setDraft] = useState(() => readFees(params, locale));
	return (
		<FeeEstimate
			defaultValues={draft}
			lines={feeLines({ ...readFeeDraft(draft), on: vietnamDay(now) })}
			onChange={(next) => {
				setDraft(next);
				write(writeFees(next, locale));
			}}
		/>
	);
}
