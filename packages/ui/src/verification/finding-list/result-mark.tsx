import type { GreenCheckResult } from '@ancu/forms/verification';
import { useTranslation } from 'react-i18next';
import { CheckIcon, CloseIcon, MinusIcon } from '../../primitives/icon/index.ts';

const icons = { PASS: CheckIcon, FAIL: CloseIcon, NOT_CHECKED: MinusIcon };
const looks = {
	PASS: 'rounded-full bg-ink text-ink-on',
	FAIL: 'rounded-tag border-2 border-danger text-danger',
	NOT_CHECKED: 'rounded-full border border-dashed border-line-strong text-ink-muted',
};

export interface ResultMarkProps {
	result: GreenCheckResult;
	/** It stands under a mark that counts: what passed is green. @default false */
	isVerified?: boolean | undefined;
}

/** What was found about an item: in words, and by a shape of its own. */
export function ResultMark({ result, isVerified = false }: ResultMarkProps) {
	const { t } = useTranslation('verification');
	const Icon = icons[result];
	const look = result === 'PASS' && isVerified ? 'rounded-full bg-verified text-verified-on' : looks[result];
	return (
		<span data-slot="result-mark" className="inline-flex items-center gap-2 whitespace-nowrap">
			<span aria-hidden="true" className={`flex size-5 shrink-0 items-center justify-center ${look}`}>
				<Icon className="size-3.5" />
			</span>
			<span className={result === 'NOT_CHECKED' ? 'text-ink-muted' : 'font-bold'}>{t(`result.${result}`)}</span>
		</span>
	);
}
