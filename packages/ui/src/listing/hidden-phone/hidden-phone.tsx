import { attempt, failureOf, type SubmitFailure } from '@ancu/forms/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';

export interface HiddenPhoneProps {
	/** Shows the account's number to others, who see it by the time this answers. Left out where nothing is hidden. */
	onShow: (() => Promise<SubmitFailure | undefined>) | undefined;
}

/** Says that nobody can call the poster's own number, and offers to show it. Always there, so that it is heard when the words come. */
export function HiddenPhone({ onShow }: HiddenPhoneProps) {
	const { t } = useTranslation('listing');
	const box = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<'pending' | 'shown'>();
	const [failure, setFailure] = useState<string>();

	async function show(save: NonNullable<typeof onShow>) {
		setState('pending');
		const refused = failureOf(await attempt(save));
		setFailure(refused);
		setState(refused === undefined ? 'shown' : undefined);
		// The button goes with what it mended.
		if (refused === undefined) box.current?.focus();
	}

	return (
		<div ref={box} tabIndex={-1} role="status" data-slot="hidden-phone" className="outline-none empty:sr-only">
			{onShow && (
				<Notice tone="warning">
					<p>{t('form.hiddenPhone.text')}</p>
					<FormFailure message={failure} />
					<Button size="sm" variant="secondary" loading={state === 'pending'} onClick={() => void show(onShow)}>
						{t('form.hiddenPhone.show')}
					</Button>
				</Notice>
			)}
			{!onShow && state === 'shown' && <p className="text-sm text-ink-muted">{t('form.hiddenPhone.shown')}</p>}
		</div>
	);
}
