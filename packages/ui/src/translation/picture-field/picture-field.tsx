import { PHOTO_MAX_MEGABYTES, photoTypes } from '@ancu/forms/listing';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import { AddPhotoIcon, RemoveIcon, RetryIcon } from '../../primitives/icon/index.ts';
import { FileInput, type UploadOptions, usePreviewUrl } from '../../primitives/upload/index.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { type PictureFault, pictureFault } from './picture-fault.ts';

/** Sends a picture. Returns its id, or why it was refused, in words. What it throws counts as a failure that nobody explained. */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<{ id: string } | { message: string }>;

/** What is not in the form: a picture on its way, or one that did not arrive and that nobody has given up. */
export type PicturePending = 'sending' | 'unsent';

export interface PictureFieldProps {
	/** What is asked for. */
	label: string;
	/** What is done with it, by name, as there may be several on a page. */
	labels: { choose: string; change: string; remove: string; sending: string };
	/** How to choose one. */
	hint?: string | undefined;
	/** Address of the picture that is there; null without one. */
	url: string | null;
	/** What stands in the form: an upload, a key, or nothing. */
	image: string | null;
	onChange: (image: string | null) => void;
	upload: UploadPicture;
	/** Told what is not in the form; undefined once all is. */
	onPending: (pending: PicturePending | undefined) => void;
	/** What is wrong, in words. */
	error?: string | undefined;
	/** Chosen before the field was there: it is sent as the field comes. */
	first?: File | undefined;
	/** `cover` fills a frame of 16:9 and is cut, `contain` shows all of it there. @default 'cover' */
	fit?: 'cover' | 'contain' | undefined;
}

/** One picture of a form, which everybody sees: chosen and sent at once. One that did not arrive keeps its file. */
export function PictureField({
	label,
	labels,
	hint,
	url,
	image,
	onChange,
	upload,
	onPending,
	error,
	first,
	fit = 'cover',
}: PictureFieldProps) {
	const { t } = useTranslation('translation');
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const choose = useRef<HTMLButtonElement>(null);
	const running = useRef<AbortController>(undefined);
	const [file, setFile] = useState<File | null>(null);
	const [fraction, setFraction] = useState<number>();
	/** What the upload said, or one of our own. */
	const [failure, setFailure] = useState<{ message: string } | { key: 'failed' | PictureFault }>();
	/** What did not arrive. */
	const [unsent, setUnsent] = useState<File>();
	const told = useRef({ onChange, onPending });
	const chosen = usePreviewUrl(file);
	const shown = chosen ?? (image ? url : null);

	useLayoutEffect(() => {
		// What an upload is for may have another place by the time it ends.
		told.current = { onChange, onPending };
	}, [onChange, onPending]);

	async function send(next: File): Promise<void> {
		running.current?.abort();
		const controller = new AbortController();
		running.current = controller;
		const { signal } = controller;
		setFile(next);
		setFailure(undefined);
		setUnsent(undefined);
		setFraction(0);
		onPending('sending');
		const onProgress = (sent: number) => {
			if (!signal.aborted) setFraction(sent);
		};
		const answer = await upload(next, { signal, onProgress }).catch(() => ({ key: 'failed' as const }));
		if (signal.aborted) return;
		setFraction(undefined);
		told.current.onPending('id' in answer ? undefined : 'unsent');
		if ('id' in answer) told.current.onChange(answer.id);
		else {
			setFile(null);
			setFailure(answer);
			setUnsent(next);
		}
	}
	/** Lets go of what was chosen, wherever it is. */
	function giveUp(): void {
		running.current?.abort();
		setFile(null);
		setFailure(undefined);
		setUnsent(undefined);
		setFraction(undefined);
		onPending(undefined);
		// What was pressed may go.
		choose.current?.focus();
	}
	function take(file: File): void {
		const fault = pictureFault(file);
		if (fault) setFailure({ key: fault });
		else void send(file);
	}
	const begin = useEffectEvent(() => {
		if (first) void send(first);
	});
	useEffect(() => {
		begin();
		return () => running.current?.abort();
	}, []);

	const isThere = Boolean(shown || image);
	const failed =
		failure &&
		('key' in failure ? t(`pictureField.${failure.key}`, { megabytes: PHOTO_MAX_MEGABYTES }) : failure.message);
	const wrong = failed ?? error;

	return (
		<fieldset
			aria-labelledby={`${id}-title`}
			data-slot="picture-field"
			data-wrong={Boolean(error) || undefined}
			data-unsent={unsent !== undefined || undefined}
			className="grid min-w-0 gap-2"
		>
			<span id={`${id}-title`} className="text-sm font-bold">
				{label}
			</span>
			{shown && (
				<span className="relative block aspect-video max-w-md overflow-hidden rounded-card border border-line bg-surface-sunken">
					<img
						src={shown}
						alt=""
						className={`dark-dim absolute inset-0 size-full ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
					/>
				</span>
			)}
			{image && !shown && <p className="text-sm text-ink-muted">{t('pictureField.kept')}</p>}
			{fraction !== undefined && (
				<span className="block max-w-md">
					<ProgressBar label={labels.sending} fraction={fraction} />
				</span>
			)}
			<div className="flex flex-wrap gap-2">
				<Button
					ref={choose}
					size="sm"
					variant="secondary"
					aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-error`}
					leadingIcon={<AddPhotoIcon aria-hidden="true" />}
					onClick={() => input.current?.click()}
				>
					{isThere ? labels.change : labels.choose}
				</Button>
				{(isThere || unsent) && (
					<Button
						size="sm"
						variant="quiet"
						leadingIcon={<RemoveIcon aria-hidden="true" />}
						onClick={() => {
							giveUp();
							onChange(null);
						}}
					>
						{labels.remove}
					</Button>
				)}
			</div>
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-ink-muted">
					{hint}
				</p>
			)}
			<p role="status" className="sr-only">
				{fraction !== undefined ? labels.sending : file && t('pictureField.arrived')}
			</p>
			<ErrorLine id={`${id}-error`}>{wrong}</ErrorLine>
			{unsent && (
				<div className="flex flex-wrap gap-2">
					<Button
						size="sm"
						variant="secondary"
						leadingIcon={<RetryIcon aria-hidden="true" />}
						onClick={() => {
							// The button goes meanwhile.
							choose.current?.focus();
							void send(unsent);
						}}
					>
						{t('pictureField.again')}
					</Button>
					{image && (
						<Button size="sm" variant="quiet" onClick={giveUp}>
							{t('pictureField.keep')}
						</Button>
					)}
				</div>
			)}
			<FileInput ref={input} aria-label={labels.choose} accept={photoTypes} onTake={([file]) => take(file)} />
		</fieldset>
	);
}
