import type { Direction } from '@ancu/forms/listing';
import { type DirectionDraft, genders } from '@ancu/forms/tool';
import { useDirectionForm } from '@ancu/forms/tool/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { ToolField } from '../tool-field/tool-field.tsx';
import { NoFigures } from '../tool-sheet/figures.tsx';
import { ToolSheet } from '../tool-sheet/tool-sheet.tsx';
import { BirthReading } from './birth-reading.tsx';
import { Compass } from './compass.tsx';
import { DirectionTable } from './direction-table.tsx';

export interface DirectionToolProps {
	/** What stands in the form at first. */
	draft: DirectionDraft;
	/** Told every change. */
	onChange: (draft: DirectionDraft) => void;
	/** Where listings that face these directions are. */
	listingsHref: (directions: readonly Direction[]) => string;
}

/** Which directions custom calls good for somebody's year of birth. It says itself that it is custom. */
export function DirectionTool({ draft: first, onChange, listingsHref }: DirectionToolProps) {
	const { t } = useTranslation('tool');
	const form = useDirectionForm({ draft: first, locale: useLocale(), onChange });
	const { draft, finding, set } = form;
	return (
		<ToolSheet
			title={t('direction.title')}
			lead={t('direction.lead')}
			onSubmit={form.onSubmit}
			form={
				<>
					<ToolField form={form} name="born" label={t('direction.born')} hint={t('direction.hint')} />
					<Segmented
						label={t('direction.gender.label')}
						labelShown
						name="gender"
						width="full"
						value={draft.gender}
						options={genders.map((value) => ({ value, label: t(`direction.gender.${value}`) }))}
						onChange={(value) => set({ gender: genders.find((one) => one === value) ?? 'male' })}
					/>
					<p className="mt-4 flex items-start gap-2 border-t border-line pt-4 text-sm">
						<InfoIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{t('direction.custom')}
					</p>
				</>
			}
		>
			{finding ? (
				<>
					<BirthReading finding={finding} />
					<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
						<Compass finding={finding} />
						<DirectionTable directions={finding.directions} listingsHref={listingsHref} />
					</div>
				</>
			) : (
				<NoFigures>{t('direction.waits')}</NoFigures>
			)}
		</ToolSheet>
	);
}
