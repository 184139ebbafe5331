import { faultOfPapers } from '@ancu/forms/file';
import type { SubmitFailure } from '@ancu/forms/form';
import { changePhotos, type PhotoChange, type PhotoValue, storedPhoto } from '@ancu/forms/listing';
import { tidied } from '@ancu/forms/text';
import {
	GREEN_CHECK_NOTE_MAX,
	type GreenCheckDraft,
	type GreenCheckValues,
	greenCheckItems,
	keptFindings,
} from '@ancu/forms/verification';
import { useGreenCheckForm } from '@ancu/forms/verification/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { useValueChanges } from '../../primitives/upload/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import type { GreenCheckClaims } from '../finding-list/finding-list.tsx';
import { useErrorWords } from '../use-verification-words.ts';
import type { GreenCheck, GreenCheckPosition } from '../verification-model.ts';
import { FileDialog } from './file-dialog.tsx';
import { ItemField } from './item-field.tsx';
import { type Keeping, KeepingLine } from './keeping-line.tsx';
import { type LocateSite, PositionField } from './position-field.tsx';
import { SitePhotoField } from './site-photo-field.tsx';
import type { UploadSitePhoto } from './use-site-uploads.ts';
import { WorkErrors } from './work-errors.tsx';
import { fieldOf, openField } from './work-fields.ts';

type Findings = Pick<GreenCheck, 'items' | 'photos' | 'position'>;

export interface WorkFormProps {
	check: Findings & Pick<GreenCheck, 'takenAt'>;
	/** What the listing says about each item. */
	claims: GreenCheckClaims;
	upload: UploadSitePhoto;
	/** Asks the device where it is. */
	locate: LocateSite;
	/** Whether what was found is kept; undefined before the first change. */
	keeping?: Keeping | undefined;
	/** Told every change at once, as it can be kept; putting off and sending are the caller's. */
	onSave: (kept: GreenCheckDraft) => void;
	/** Told whether photos have not arrived: they are in nothing that is kept. */
	onWaitingChange?: ((isWaiting: boolean) => void) | undefined;
	/**
	 * What was found elsewhere while the form stood, and what it had known until then. It is taken up where nothing else was put down
	 * here, and is told by `onSave`.
	 */
	elsewhere?: { known: GreenCheckDraft; now: Findings } | undefined;
	/** Files it; `check` says so by the time it answers. Fields that are refused bear the names of GreenCheckInput. */
	onFile: (values: GreenCheckValues) => Promise<SubmitFailure | undefined>;
}

/** The checklist of a green check as it is worked through: item by item against the listing, photos, position, and filing it. */
export function WorkForm({
	check,
	claims,
	upload,
	locate,
	keeping,
	onSave,
	onWaitingChange,
	elsewhere,
	onFile,
}: WorkFormProps) {
	const { t } = useTranslation('verification');
	const toast = useToast();
	const words = useErrorWords();
	const [taken, setTaken] = useState<readonly PhotoValue[]>(() => storedPhotos(check));
	/** Photos that the server does not have any more. */
	const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
	const photos = taken.map(
		(photo): PhotoValue =>
			photo.id !== null && gone.has(photo.id)
				? { ...photo, file: null, status: 'failed', failure: words('photoIds', 'unknown') }
				: photo,
	);
	const [position, setPosition] = useState(check.position);
	/** What is to be filed, and how often something had been taken up by then. */
	const [asking, setAsking] = useState<{ values: GreenCheckValues; takenTimes: number }>();
	const takenTimes = useRef(0);
	const form = useGreenCheckForm({
		defaultValues: toFindings(check),
		onChange: onSave,
		onSubmit: (values) => {
			const code = faultOfPapers(photos);
			if (code) return { fields: [{ path: 'photoIds', code }] };
			setAsking({ values, takenTimes: takenTimes.current });
		},
	});
	const { values, errors, submitTimes } = form;
	// Both what happens to them here and what comes from elsewhere, which would not know of each other between renders.
	const change = useValueChanges(
		photos,
		(next) => {
			setTaken(next);
			form.setPhotoIds(next.flatMap(({ id }) => id ?? []));
		},
		changeOwn,
	);
	const element = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const ledAt = useRef(0);
	const isAsking = asking !== undefined;
	useEffect(() => {
		// While a window is open nothing behind it takes the focus.
		if (isAsking || ledAt.current === submitTimes) return;
		ledAt.current = submitTimes;
		if (errors.length > 0) summary.current?.focus();
	}, [isAsking, submitTimes, errors]);

	const isWaiting = photos.some(({ id }) => id === null);
	const tell = useEffectEvent((waits: boolean) => onWaitingChange?.(waits));
	useEffect(() => {
		if (!isWaiting) return;
		tell(true);
		// They go with the form.
		return () => tell(false);
	}, [isWaiting]);

	const takeUp = useEffectEvent(({ known, now }: NonNullable<WorkFormProps['elsewhere']>) => {
		const over = form.takeUp({ known, now: keptFindings(toFindings(now)) });
		if (!over) return;
		change((all) => [
			...all.filter(({ id }) => id === null || over.photoIds.includes(id)),
			...storedPhotos(now).filter(({ id }) => id && over.photoIds.includes(id) && !all.some((one) => one.id === id)),
		]);
		setPosition((read) => (read?.at === over.position?.at ? read : now.position));
		takenTimes.current++;
		toast({ kind: 'info', message: t('work.elsewhere') });
	});
	// What there was when the form began, it began with.
	const seen = useRef(elsewhere);
	useEffect(() => {
		if (!elsewhere || seen.current === elsewhere) return;
		seen.current = elsewhere;
		takeUp(elsewhere);
	}, [elsewhere]);

	const errorAt = (field: string) => {
		const error = errors.find(({ path }) => fieldOf(path) === field);
		return error && words(error.path, error.code);
	};

	// Without waiting to be filed: nothing is kept while one is too long.
	const noteErrorAt = (index: number, note: string) => {
		const field = `items.${index}.note`;
		return errorAt(field) ?? (tidied(note).length > GREEN_CHECK_NOTE_MAX ? words(field, 'too_long') : undefined);
	};

	async function file(): Promise<SubmitFailure | undefined> {
		if (!asking) return;
		// What stands in the form is not what was asked about.
		if (asking.takenTimes !== takenTimes.current) return { message: t('work.file.changed') };
		const refused = await onFile(asking.values);
		if (!refused) toast({ kind: 'success', message: t('work.file.done') });
		if (!refused?.fields?.length) return refused;
		const ids = refused.fields.flatMap(
			({ path }) => asking.values.photoIds[Number(path.replace('photoIds.', ''))] ?? [],
		);
		setGone((before) => new Set([...before, ...ids]));
		// The window closes, and what is wrong is led to.
		form.refuse(refused.fields);
	}

	return (
		<>
			<form
				ref={element}
				noValidate
				aria-label={t('work.form')}
				data-slot="work-form"
				className="grid grid-cols-[minmax(0,1fr)] gap-5"
				onSubmit={form.onSubmit}
			>
				<WorkErrors ref={summary} errors={errors} onOpen={(path) => openField(element.current, path)} />
				<Sheet
					title={t('work.items')}
					lead={t('work.progress', { count: form.decided, total: greenCheckItems.length })}
				>
					<ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
						{values.items.map((item, index) => (
							<ItemField
								key={item.name}
								index={index}
								item={item}
								claim={claims[item.name]}
								resultError={errorAt(`items.${index}.result`)}
								noteError={noteErrorAt(index, item.note)}
								onResult={(result) => form.setResult(item.name, result)}
								onNote={(note) => form.setNote(item.name, note)}
							/>
						))}
					</ol>
				</Sheet>
				<Sheet title={t('photos.heading')} lead={t('photos.lead')}>
					<SitePhotoField
						value={photos}
						upload={upload}
						kept={check.photos}
						since={check.takenAt}
						error={errorAt('photoIds')}
						onChange={change}
					/>
				</Sheet>
				<Sheet title={t('position.heading')} lead={t('position.lead')}>
					<PositionField
						value={position}
						locate={locate}
						error={errorAt('position')}
						onChange={(read) => {
							setPosition(read);
							form.setPosition(toSent(read));
						}}
					/>
				</Sheet>
				<div className="rounded-card border border-line-strong bg-surface-raised p-4 sm:px-6">
					<FormFailure message={form.failure} />
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
						<Button type="submit">{t('work.file.open')}</Button>
						<KeepingLine keeping={keeping} />
					</div>
				</div>
			</form>
			{/* It holds a form of its own. */}
			<FileDialog values={asking?.values} position={position} onClose={() => setAsking(undefined)} onSubmit={file} />
		</>
	);
}

/** What happens to the photos: one of them changes, or something is taken up. */
function changeOwn(
	photos: readonly PhotoValue[],
	change: PhotoChange | ((photos: readonly PhotoValue[]) => readonly PhotoValue[]),
): readonly PhotoValue[] {
	return typeof change === 'function' ? change(photos) : changePhotos(photos, change);
}

/** A position as it is sent: how far that is from the listing is the server's to say. */
function toSent({ distance: _, ...sent }: GreenCheckPosition) {
	return sent;
}

function toFindings({ items, photos, position }: Findings) {
	return { items, photoIds: photos.map(({ id }) => id), position };
}

function storedPhotos({ photos }: Findings): PhotoValue[] {
	return photos.map(({ id, url }) => storedPhoto({ key: id, url }));
}
