import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { serverDate, vietnamDay } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { DownloadIcon } from '../../primitives/icon/index.ts';
import { saveFile } from '../../primitives/save-file/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { SettingsSection } from '../settings-section/settings-section.tsx';

export interface ExportDataProps {
	/** Fetches everything that is kept about the person, as JSON, in parts where it is much; or says why it could not. */
	onExport: () => Promise<readonly string[] | SubmitFailure>;
}

/** Gives people their own data, as a file. */
export function ExportData({ onExport }: ExportDataProps) {
	const { t } = useTranslation('account');
	const toast = useToast();
	const { pending, failure, run } = useAct();
	return (
		<SettingsSection title={t('privacy.export.title')} lead={t('privacy.export.lead')}>
			<div>
				<FormFailure message={failure} />
				<Button
					variant="secondary"
					loading={pending}
					leadingIcon={<DownloadIcon aria-hidden="true" />}
					onClick={async () => {
						const done = await run(async () => {
							const answer = await onExport();
							if (!isParts(answer)) return answer;
							const name = `${t('privacy.export.file')}-${vietnamDay(serverDate())}.json`;
							saveFile(name, new Blob(toFile(answer), { type: 'application/json' }));
							return undefined;
						});
						if (done) toast({ kind: 'success', message: t('privacy.export.done') });
					}}
				>
					{t('privacy.export.submit')}
				</Button>
			</div>
		</SettingsSection>
	);
}

function isParts(answer: readonly string[] | SubmitFailure): answer is readonly string[] {
	return Array.isArray(answer);
}

/** One part is the file; several become an array of them, which may be longer than a string can be. */
function toFile(parts: readonly string[]): string[] {
	if (parts.length === 1) return [...parts];
	return ['[', ...parts.flatMap((part, index) => (index === 0 ? [part] : [',\n', part])), ']'];
}
