import type { SubmitFailure } from '@ancu/forms/form';
import { formatNumber } from '@ancu/forms/format';
import type { ProcedureRecordUpdateValues } from '@ancu/forms/procedure';
import { readProcedureUpdate } from '@ancu/forms/procedure/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import type { ProcedureRecord } from '../procedure-model.ts';

/** Something that is about to be done with a whole procedure. */
export interface ProcedureAct {
	record: ProcedureRecord;
	action: 'UPDATE' | 'DELETE';
}

export interface ProcedureActDialogProps {
	/** What is asked; undefined while nothing is. */
	act: ProcedureAct | undefined;
	onClose: () => void;
	/** Told what is another than in the record, and that alone: the rest may have been changed elsewhere. */
	onUpdate: (record: ProcedureRecord, change: ProcedureRecordUpdateValues) => Promise<SubmitFailure | undefined>;
	/** Deletes the procedure. */
	onDelete: (record: ProcedureRecord) => Promise<SubmitFailure | undefined>;
	/** It is done. */
	onDone?: ((act: ProcedureAct) => void) | undefined;
}

/** Changes what a procedure is called and calculated from, or asks before it is deleted with its files. */
export function ProcedureActDialog({ act, onClose, onUpdate, onDelete, onDone }: ProcedureActDialogProps) {
	const { t } = useTranslation('procedure');
	return (
		<ActDialog
			open={act !== undefined}
			onClose={onClose}
			title={t(`act.${act?.action ?? 'UPDATE'}.title`)}
			submitLabel={t(`act.${act?.action ?? 'UPDATE'}.submit`)}
			onSubmit={async (data) => {
				if (!act) return undefined;
				if (act.action === 'DELETE') return onDelete(act.record);
				const { name, price, description } = act.record;
				const typed = {
					name: String(data.get('name')),
					price: String(data.get('price')),
					description: String(data.get('description')),
				};
				const change = readProcedureUpdate(typed, { name, price, description });
				return 'fields' in change ? change : onUpdate(act.record, change);
			}}
			onDone={() => act && onDone?.(act)}
		>
			{(errorOf) =>
				act?.action === 'UPDATE' ? (
					<UpdateFields record={act.record} errorOf={errorOf} />
				) : (
					<>
						<p className="font-bold wrap-anywhere">{act?.record.name}</p>
						<p>{t('act.DELETE.text')}</p>
					</>
				)
			}
		</ActDialog>
	);
}

interface UpdateFieldsProps {
	record: ProcedureRecord;
	errorOf: (name: string) => string | undefined;
}

function UpdateFields({ record, errorOf }: UpdateFieldsProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const words = useErrorWords('procedure', errorOf);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-1">
			<Field required label={t('start.name')} error={words('name')}>
				{(control) => <TextInput {...control} name="name" autoComplete="off" defaultValue={record.name} />}
			</Field>
			<Field
				label={t(record.type === 'DONATE' ? 'estimate.worth' : 'start.price')}
				optionalLabel={t('optional')}
				hint={t('start.priceHint')}
				error={words('price')}
			>
				{(control) => (
					<TextInput
						{...control}
						name="price"
						autoComplete="off"
						defaultValue={record.price === null ? '' : formatNumber(record.price, locale)}
					/>
				)}
			</Field>
			<Field label={t('start.description')} optionalLabel={t('optional')} error={words('description')}>
				{(control) => <TextArea {...control} name="description" rows={3} defaultValue={record.description ?? ''} />}
			</Field>
		</div>
	);
}
