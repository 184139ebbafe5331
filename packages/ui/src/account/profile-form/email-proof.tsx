import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { InfoIcon, MailIcon, SuccessIcon } from '../../primitives/icon/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';

export interface EmailProofProps {
	/** The address that is kept. */
	saved: string | null;
	isVerified: boolean;
	/** The address that stands in the form. */
	typed: string;
	/** Sends a mail with a link that proves the kept address. */
	onSend: () => Promise<SubmitFailure | undefined>;
}

/** How the e-mail stands: proved, waiting for its link, or not saved yet. */
export function EmailProof({ saved, isVerified, typed, onSend }: EmailProofProps) {
	const { t } = useTranslation('account');
	const sending = useAct();
	const [sentTo, setSentTo] = useState<string>();
	const isSaved = typed.trim().toLowerCase() === (saved ?? '').toLowerCase();
	const isSent = saved !== null && sentTo === saved;

	if (!typed.trim()) return null;
	if (!isSaved || isVerified) {
		return (
			<div className="-mt-4.5 mb-1">
				{isSaved ? (
					<Line icon={<SuccessIcon />}>{t('profile.emailVerified')}</Line>
				) : (
					<Line icon={<InfoIcon />}>{t('profile.emailUnsaved')}</Line>
				)}
			</div>
		);
	}
	return (
		<div className="-mt-4.5 mb-1">
			<div role="status" className="mb-3">
				{isSent ? (
					<Line icon={<MailIcon />}>{t('profile.emailSent', { email: saved })}</Line>
				) : (
					<Line icon={<InfoIcon />}>{t('profile.emailUnverified')}</Line>
				)}
			</div>
			<FormFailure message={sending.failure} />
			<Button
				variant="secondary"
				size="sm"
				loading={sending.pending}
				onClick={async () => {
					if (await sending.run(onSend)) setSentTo(saved ?? undefined);
				}}
			>
				{t(isSent ? 'profile.emailResend' : 'profile.emailSend')}
			</Button>
		</div>
	);
}

function Line({ icon, children }: { icon: React.ReactNode; children: string }) {
	return (
		<p className="flex items-start gap-2 text-sm wrap-anywhere [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
			<span aria-hidden="true">{icon}</span>
			{children}
		</p>
	);
}
