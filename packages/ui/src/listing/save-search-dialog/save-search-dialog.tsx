import type { SubmitFailure } from '@ancu/forms/form';
import { withPlainSpaces } from '@ancu/forms/format';
import { SAVED_SEARCH_NAME_MAX, SAVED_SEARCHES_MOST } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../primitives/choice-list/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { type AlertFrequency, alertFrequencies } from '../saved-search-model.ts';

/** How a search is kept. */
export interface SaveSearchValues {
	name: string;
	frequency: AlertFrequency;
}

export interface SaveSearchDialogProps {
	open: boolean;
	onClose: () => void;
	/** What it may be called, as `Nhà đất bán tại Quận 1`. */
	proposedName: string;
	/** How often it tells at first: of one that is kept already, as it does now. @default 'DAILY' */
	frequency?: AlertFrequency | undefined;
	onSubmit: (search: SaveSearchValues) => Promise<SubmitFailure | undefined>;
}

/** Keeps a search: its name and how often to tell of what is new. */
export function SaveSearchDialog({
	open,
	onClose,
	proposedName,
	frequency = 'DAILY',
	onSubmit,
}: SaveSearchDialogProps) {
	const { t } = useTranslation('listing');
	const toast = useToast();
	return (
		<ActDialog
			open={open}
			onClose={onClose}
			title={t('saved.search.title')}
			submitLabel={t('saved.search.submit')}
			onSubmit={async (data) => {
				const name = String(data.get('name')).trim();
				if (!name) return { fields: [{ path: 'name', code: 'required' }] };
				return onSubmit({ name, frequency: data.get('frequency') as AlertFrequency });
			}}
			onDone={() => toast({ kind: 'success', message: t('saved.search.saved') })}
		>
			{(errorOf) => (
				<>
					<Field required label={t('saved.search.name')} error={words(errorOf('name'))}>
						{(control) => (
							<TextInput
								{...control}
								name="name"
								defaultValue={shorten(withPlainSpaces(proposedName))}
								autoComplete="off"
							/>
						)}
					</Field>
					<ChoiceList
						legend={t('saved.search.frequency')}
						name="frequency"
						defaultValue={frequency}
						choices={alertFrequencies.map((value) => ({
							value,
							label: t(`saved.search.${value}`),
							text: t(`saved.search.text.${value}`),
						}))}
					/>
				</>
			)}
		</ActDialog>
	);

	function words(code: string | undefined): string | undefined {
		if (code === 'too_many') return t('saved.search.tooMany', { count: SAVED_SEARCHES_MOST });
		if (code === 'too_long') return t('saved.search.tooLong', { count: SAVED_SEARCH_NAME_MAX });
		return code && t('saved.search.nameError');
	}
}

// Between two conditions rather than within one.
function shorten(name: string): string {
	if (name.length <= SAVED_SEARCH_NAME_MAX) return name;
	const end = name.lastIndexOf(', ', SAVED_SEARCH_NAME_MAX);
	return name.slice(0, end > 0 ? end : SAVED_SEARCH_NAME_MAX);
}
