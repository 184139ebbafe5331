import { readDevice } from '@ancu/forms/account';
import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { formatAge } from '@ancu/forms/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { ComputerIcon, MobileIcon, TabletIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import type { AccountSession } from '../account-model.ts';
import { SettingsSection } from '../settings-section/settings-section.tsx';
import { SettingsError, SettingsLoading } from '../settings-section/settings-states.tsx';

const icons = { computer: ComputerIcon, phone: MobileIcon, tablet: TabletIcon };

export interface SessionListProps {
	/** Undefined while they load. */
	sessions: readonly AccountSession[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Moment that ages are counted to. */
	now: Date;
	/** Ends one session, and has it gone from `sessions` by the time it answers. */
	onEnd: (id: string) => Promise<SubmitFailure | undefined>;
	/** Ends every session but this one. */
	onEndOthers: () => Promise<SubmitFailure | undefined>;
}

/** Where the account is signed in, this device first, and the way to end what is not known or not needed. */
export function SessionList({ sessions, failed = false, onRetry, now, onEnd, onEndOthers }: SessionListProps) {
	const { t } = useTranslation('account');
	const toast = useToast();
	const heading = useLedFocus();
	const [asking, setAsking] = useState(false);

	const tell = (message: string) => {
		heading.lead();
		toast({ kind: 'success', message });
	};

	const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
	const inOrder = [...(sessions?.filter(({ isCurrent }) => isCurrent) ?? []), ...others];
	return (
		<SettingsSection title={t('sessions.title')} lead={t('sessions.lead')} headingRef={heading.ref}>
			{!sessions && (failed ? <SettingsError onRetry={onRetry} /> : <SettingsLoading lines={3} />)}
			{sessions && (
				<ul data-slot="session-list" className="grid">
					{inOrder.map((session) => (
						<SessionRow
							key={session.id}
							session={session}
							now={now}
							onEnd={onEnd}
							onEnded={() => tell(t('sessions.ended'))}
						/>
					))}
				</ul>
			)}
			{sessions && others.length === 0 && <p className="text-ink-muted">{t('sessions.onlyThis')}</p>}
			{others.length > 0 && (
				<div>
					<Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
						{t('sessions.endOthers')}
					</Button>
				</div>
			)}
			<ActDialog
				open={asking}
				onClose={() => setAsking(false)}
				title={t('sessions.endOthers')}
				submitLabel={t('sessions.endOthersConfirm')}
				onSubmit={onEndOthers}
				onDone={() => tell(t('sessions.endedOthers'))}
			>
				{() => <p>{t('sessions.endOthersText', { count: others.length })}</p>}
			</ActDialog>
		</SettingsSection>
	);
}

function SessionRow({
	session: { id, userAgent, address, seenAt, isCurrent },
	now,
	onEnd,
	onEnded,
}: {
	session: AccountSession;
	now: Date;
	onEnd: (id: string) => Promise<SubmitFailure | undefined>;
	onEnded: () => void;
}) {
	const { t } = useTranslation('account');
	const locale = useLocale();
	const ending = useAct();
	const device = readDevice(userAgent ?? '');
	const Icon = icons[device.kind];
	const { browser, system } = device;
	const name =
		browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknownDevice'));

	return (
		<li className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
			<FormFailure message={ending.failure} />
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				<Icon aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
				<div className="min-w-0 grow basis-40">
					<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold">
						{name}
						{isCurrent && <Tag tone="outline">{t('sessions.current')}</Tag>}
					</p>
					<p className="text-sm text-ink-muted wrap-anywhere">
						{isCurrent ? t('sessions.inUse') : t('sessions.seen', { age: formatAge(seenAt, now, locale) })}
						{address && ` · ${t('sessions.address', { address })}`}
					</p>
				</div>
				{!isCurrent && (
					<Button
						variant="secondary"
						size="sm"
						aria-label={t('sessions.endOne', { device: name })}
						loading={ending.pending}
						onClick={async () => {
							if (await ending.run(() => onEnd(id))) onEnded();
						}}
					>
						{t('sessions.end')}
					</Button>
				)}
			</div>
		</li>
	);
}
