import { LISTING_DESCRIPTION_MAX, TITLE_MAX, type TradingType } from '@ancu/forms/listing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { CountedHint } from '../../translation/counted-hint.tsx';
import { DraftField, useFormErrorWords } from './draft-field.tsx';
import { HintNotes } from './hint-notes.tsx';
import type { StepProps } from './step-props.ts';

/** What the field of photos needs. */
export interface PhotosControl {
	/** Cover first: ids of uploads and keys of pictures that the listing has. */
	images: readonly string[];
	/** In the order of `images`. */
	captions: readonly string[];
	/** What is wrong with them, in words. */
	error: string | undefined;
	onChange: (photos: { images: string[]; captions: string[] }) => void;
}

export interface PhotosStepProps extends StepProps {
	/** Draws the field of photos. */
	photos: (control: PhotosControl) => ReactNode;
}

/** What it looks like, and what there is to say about it. */
export function PhotosStep({ form, hints = [], photos }: PhotosStepProps) {
	const { t } = useTranslation('listing');
	const words = useFormErrorWords();
	const { images, captions, title, description, tradingType } = form.values;
	const wrong = (['images', 'captions'] as const).find((field) => form.errorOf(field));
	return (
		<>
			<div data-field="images" className="mb-6">
				{photos({
					images,
					captions,
					error: wrong && words(wrong, form.errorOf(wrong) ?? ''),
					onChange: (changed) => form.set(changed),
				})}
			</div>
			<DraftField
				required
				form={form}
				name="title"
				hint={
					<CountedHint text={title} max={TITLE_MAX}>
						{t('form.hint.title')}
					</CountedHint>
				}
				after={<HintNotes form={form} field="title" hints={hints} />}
			>
				{(control) => <TextInput {...control} {...form.register('title')} autoComplete="off" />}
			</DraftField>
			<DraftField
				required
				form={form}
				name="description"
				hint={
					<CountedHint text={description} max={LISTING_DESCRIPTION_MAX}>
						{t(`form.hint.descriptionOf.${(tradingType as TradingType) || 'BUY'}`)}
					</CountedHint>
				}
				after={<HintNotes form={form} field="description" hints={hints} />}
			>
				{(control) => <TextArea {...control} {...form.register('description')} rows={8} />}
			</DraftField>
		</>
	);
}
