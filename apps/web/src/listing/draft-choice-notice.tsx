import { formatDateTime } from '@ancu/forms/format';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { Button } from '@ancu/ui/primitives/button';
import { useTranslation } from 'react-i18next';
import type { DraftChoice } from './use-draft.ts';

/** Asks which of two devices' drafts stays: neither goes before that is said. */
export function DraftChoiceNotice({ choice: { at, otherAt, onKeep, onTakeOther } }: { choice: DraftChoice }) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	return (
		<DraftNotice
			text={t('draftChoice.text', { at: formatDateTime(at, locale), otherAt: formatDateTime(otherAt, locale) })}
			action={
				<>
					<Button size="sm" variant="secondary" onClick={onKeep}>
						{t('draftChoice.keep')}
					</Button>
					<Button size="sm" variant="secondary" onClick={onTakeOther}>
						{t('draftChoice.takeOther')}
					</Button>
				</>
			}
		/>
	);
}
