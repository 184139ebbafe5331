import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { PushIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import type { PushState } from '../notification-model.ts';

/** The act that is to be heard of. */
export type PushReason = 'planning' | 'verification' | 'search' | 'invest';

export interface PushPromptProps {
	/** What was done, which says why one would want to hear of it. */
	about: PushReason;
	/** Whether this browser takes push messages. Ask only where it is `off`. */
	state: PushState;
	/** Asks the browser; `state` says what came of it by the time it answers. */
	onEnable: () => Promise<SubmitFailure | undefined>;
	/** Not now. */
	onLater: () => void;
	settingsHref: string;
}

/** Asks, after an act, whether the person wants to hear of it on this device; says why, and takes no for an answer. */
export function PushPrompt({ about, state, onEnable, onLater, settingsHref }: PushPromptProps) {
	const { t } = useTranslation('notification');
	const { pending, failure, run } = useAct();
	const [isLater, setLater] = useState(false);
	const answer = isLater ? 'later' : state === 'on' || state === 'denied' ? state : undefined;
	const done = useRef<HTMLParagraphElement>(null);
	const wasAsking = useRef(answer === undefined);

	// The buttons are gone with the answer: what came of it takes the focus, and is heard.
	useEffect(() => {
		if (answer && wasAsking.current) done.current?.focus();
		wasAsking.current = answer === undefined;
	}, [answer]);

	if (answer)
		return (
			<p
				ref={done}
				tabIndex={-1}
				data-slot="push-prompt"
				data-state={answer}
				className="rounded-card border border-line bg-surface-raised px-4 py-3"
			>
				{t(`prompt.done.${answer}`)} <Link href={settingsHref}>{t('prompt.settings')}</Link>
			</p>
		);
	return (
		<section
			aria-labelledby="push-prompt"
			data-slot="push-prompt"
			className="rounded-card border border-line bg-surface-raised p-4 sm:px-6"
		>
			<FormFailure message={failure} />
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<div className="flex min-w-0 items-start gap-3">
					<PushIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
					<div className="grid min-w-0 gap-0.5">
						<h2 id="push-prompt" className="font-bold">
							{t('prompt.title')}
						</h2>
						<p className="max-w-prose">{t(`prompt.about.${about}`)}</p>
					</div>
				</div>
				<div className="flex flex-wrap gap-2 pl-8 max-[15rem]:pl-0">
					<Button loading={pending} onClick={() => run(onEnable)}>
						{t('push.enable')}
					</Button>
					<Button
						variant="quiet"
						onClick={() => {
							setLater(true);
							onLater();
						}}
					>
						{t('prompt.later')}
					</Button>
				</div>
			</div>
		</section>
	);
}
