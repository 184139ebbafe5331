import { type MailPace, mailPaces } from '@ancu/forms/notification';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../primitives/choice-list/index.ts';

export interface MailPaceFieldProps {
	pace: MailPace;
	onChange: (pace: MailPace) => void;
}

/** How often mails go out. */
export function MailPaceField({ pace, onChange }: MailPaceFieldProps) {
	const { t } = useTranslation('notification');
	return (
		<ChoiceList
			legend={t('settings.pace')}
			name="mailPace"
			value={pace}
			choices={mailPaces.map((value) => ({
				value,
				label: t(`settings.paceOf.${value}`),
				text: t(`settings.paceText.${value}`),
			}))}
			onChange={(value) => {
				const chosen = mailPaces.find((one) => one === value);
				if (chosen) onChange(chosen);
			}}
		/>
	);
}
