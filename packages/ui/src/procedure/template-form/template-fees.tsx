import { procedureSides } from '@ancu/forms/procedure';
import { useTranslation } from 'react-i18next';
import { LocalField } from './local-field.tsx';
import { PlainField } from './plain-field.tsx';
import { RowBox } from './row-box.tsx';
import { TemplateRows } from './template-rows.tsx';

/** The fees of a substep, each with the day its rate is from and where that stands. */
export function TemplateFees({ path }: { path: string }) {
	const { t } = useTranslation('procedure');
	return (
		<TemplateRows list="fees" path={path} addLabel={t('template.addFee')}>
			{({ path: fee, name, buttons }) => (
				<RowBox name={name} buttons={buttons}>
					<LocalField required path={`${fee}.name`} label={t('template.name')} />
					<LocalField required path={`${fee}.text`} label={t('template.feeText')} />
					<div className="grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-2 @md:grid-cols-2 @2xl:grid-cols-[13rem_10rem_minmax(0,1fr)]">
						<PlainField
							path={`${fee}.payer`}
							label={t('template.payer')}
							emptyLabel={t('template.payerAgreed')}
							options={procedureSides.map((value) => ({ value, label: t(`template.actor.${value}`) }))}
						/>
						<PlainField required type="date" path={`${fee}.asOf`} label={t('template.asOf')} />
						<PlainField required path={`${fee}.source`} label={t('template.source')} />
					</div>
				</RowBox>
			)}
		</TemplateRows>
	);
}
