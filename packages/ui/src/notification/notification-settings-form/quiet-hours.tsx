import type { NotificationSettingsFormState } from '@ancu/forms/notification/form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';

export interface QuietHoursProps {
	form: Pick<NotificationSettingsFormState, 'values' | 'register' | 'errorOf' | 'setQuiet'>;
}

/** From when to when nothing is pushed, if at all. */
export function QuietHours({ form: { values, register, errorOf, setQuiet } }: QuietHoursProps) {
	const { t } = useTranslation('notification');
	const { quietFrom, quietTo } = values;
	const isOn = quietFrom !== null && quietFrom !== undefined;
	const endsNextDay = Boolean(quietFrom && quietTo && quietTo < quietFrom);
	const words = useErrorWords('notification', errorOf);
	return (
		<div>
			<Checkbox label={t('settings.quietSwitch')} checked={isOn} onChange={({ target }) => setQuiet(target.checked)} />
			{isOn && (
				<fieldset aria-describedby="quiet-zone" className="mt-2 min-w-0">
					<legend className="sr-only">{t('settings.quiet')}</legend>
					<div className="grid max-w-sm grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4">
						{(['quietFrom', 'quietTo'] as const).map((field) => (
							<Field key={field} required label={t(`settings.${field}`)} error={words(field)}>
								{(control) => (
									<TextInput
										{...control}
										{...register(field, { deps: ['quietFrom', 'quietTo'] })}
										type="time"
										step={60}
									/>
								)}
							</Field>
						))}
					</div>
					<p id="quiet-zone" className="text-sm text-ink-muted">
						{t(endsNextDay ? 'settings.nextDay' : 'settings.quietZone')}
					</p>
				</fieldset>
			)}
		</div>
	);
}
