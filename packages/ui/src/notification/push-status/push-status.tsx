import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { NotificationOffIcon, PushIcon } from '../../primitives/icon/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import type { PushState } from '../notification-model.ts';

export interface PushStatusProps {
	/** Undefined while it is not known. */
	state: PushState | undefined;
	/** Asks the person and registers this browser; `state` says what came of it by the time it answers. */
	onEnable: () => Promise<SubmitFailure | undefined>;
	/** Takes this browser back; `state` says so by the time it answers. */
	onDisable: () => Promise<SubmitFailure | undefined>;
}

/** Whether this browser takes push messages, with the way to change that. */
export function PushStatus({ state, onEnable, onDisable }: PushStatusProps) {
	const { t } = useTranslation(['notification', 'translation']);
	const { pending, failure, run } = useAct();
	const words = useRef<HTMLParagraphElement>(null);
	const isOn = state === 'on';
	const StateIcon = isOn ? PushIcon : NotificationOffIcon;
	return (
		<Sheet title={t('push.title')} lead={t('push.lead')}>
			{state === undefined && (
				<div role="status" aria-busy="true" aria-label={t('translation:loading')} className="h-11">
					<Skeleton shape="box" />
				</div>
			)}
			{state && (
				<div data-slot="push-status" data-state={state}>
					<FormFailure message={failure} />
					<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
						<div className="flex min-w-0 items-start gap-3">
							<StateIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
							<div className="grid min-w-0 gap-1">
								<p ref={words} role="status" tabIndex={-1} className="font-bold outline-none">
									{t(`push.state.${state}`)}
								</p>
								{state !== 'on' && state !== 'off' && (
									<p className="max-w-prose text-sm text-ink-muted">{t(`push.help.${state}`)}</p>
								)}
							</div>
						</div>
						{(isOn || state === 'off') && (
							// One button for both ways: it keeps the focus.
							<Button
								variant={isOn ? 'secondary' : 'primary'}
								loading={pending}
								onClick={async () => {
									await run(isOn ? onDisable : onEnable);
									// Refused by the browser, there is no button any more.
									requestAnimationFrame(() => document.activeElement === document.body && words.current?.focus());
								}}
							>
								{t(isOn ? 'push.disable' : 'push.enable')}
							</Button>
						)}
					</div>
				</div>
			)}
		</Sheet>
	);
}
