import { PHOTO_MAX_MEGABYTES, photoTypes } from '@ancu/forms/listing';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import { AddPhotoIcon, RemoveIcon, RetryIcon } from '../../primitives/icon/index.ts';
import { type UploadOptions, usePreviewUrl } from '../../primitives/upload/index.ts';
import { ProgressBar } from '../../translation/progress-bar.tsx';

/** Sends a picture. Answers its id, or why it was refused, in words. What it throws counts as a failure that nobody explained. */
export type UploadCover = (file: File, options: UploadOptions) => Promise<{ id: string } | { message: string }>;

export interface CoverFieldProps {
	/** Address of the picture that the article has; null without one. */
	url: string | null;
	/** What stands in the form: an upload, a key, or nothing. */
	image: string | null;
	onChange: (image: string | null) => void;
	upload: UploadCover;
	/** Told while a picture is on its way. */
	onUploading: (isUploading: boolean) => void;
	/** What is wrong, in words. */
	error?: string | undefined;
}

/** The cover of an article: chosen and sent at once. */
export function CoverField({ url, image, onChange, upload, onUploading, error }: CoverFieldProps) {
	const { t } = useTranslation('content');
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const choose = useRef<HTMLButtonElement>(null);
	const running = useRef<AbortController>(undefined);
	const [file, setFile] = useState<File | null>(null);
	const [fraction, setFraction] = useState<number>();
	/** What the upload said, or one of our own; with what did not arrive and can be sent again. */
	const [failure, setFailure] = useState<
		({ message: string } | { key: 'failed' | 'notPhoto' | 'tooLarge' }) & { unsent?: File }
	>();
	const chosen = usePreviewUrl(file);
	const shown = chosen ?? (image ? url : null);
	useEffect(() => () => running.current?.abort(), []);

	async function send(next: File): Promise<void> {
		running.current?.abort();
		const controller = new AbortController();
		running.current = controller;
		const { signal } = controller;
		setFile(next);
		setFailure(undefined);
		setFraction(0);
		onUploading(true);
		const answer = await upload(next, { signal, onProgress: setFraction }).catch(() => ({ key: 'failed' as const }));
		if (signal.aborted) return;
		setFraction(undefined);
		onUploading(false);
		if ('id' in answer) onChange(answer.id);
		else {
			setFile(null);
			setFailure({ ...answer, unsent: next });
		}
	}
	function take(files: FileList | null): void {
		const [next] = files ?? [];
		if (!next) return;
		if (!photoTypes.includes(next.type)) setFailure({ key: 'notPhoto' });
		else if (next.size > PHOTO_MAX_MEGABYTES * 1024 * 1024) setFailure({ key: 'tooLarge' });
		else void send(next);
	}

	const unsent = failure?.unsent;
	const failed =
		failure && ('key' in failure ? t(`cover.${failure.key}`, { megabytes: PHOTO_MAX_MEGABYTES }) : failure.message);

	return (
		<fieldset aria-labelledby={`${id}-title`} data-slot="cover-field" className="grid min-w-0 gap-2">
			<span id={`${id}-title`} className="text-sm font-bold">
				{t('cover.title')}
			</span>
			{shown && (
				<span className="relative block aspect-video max-w-md overflow-hidden rounded-card border border-line bg-surface-sunken">
					<img src={shown} alt="" className="dark-dim absolute inset-0 size-full object-cover" />
				</span>
			)}
			{image && !shown && <p className="text-sm text-ink-muted">{t('cover.kept')}</p>}
			{fraction !== undefined && (
				<span className="block max-w-md">
					<ProgressBar label={t('cover.sending')} fraction={fraction} />
				</span>
			)}
			<div className="flex flex-wrap gap-2">
				<Button
					ref={choose}
					size="sm"
					variant="secondary"
					aria-describedby={`${id}-hint ${id}-error`}
					leadingIcon={<AddPhotoIcon aria-hidden="true" />}
					onClick={() => input.current?.click()}
				>
					{t(shown || image ? 'cover.change' : 'cover.choose')}
				</Button>
				{(shown || image) && (
					<Button
						size="sm"
						variant="quiet"
						leadingIcon={<RemoveIcon aria-hidden="true" />}
						onClick={() => {
							running.current?.abort();
							setFile(null);
							setFailure(undefined);
							setFraction(undefined);
							onUploading(false);
							onChange(null);
							choose.current?.focus();
						}}
					>
						{t('cover.remove')}
					</Button>
				)}
			</div>
			<p id={`${id}-hint`} className="text-sm text-ink-muted">
				{t('cover.hint', { megabytes: PHOTO_MAX_MEGABYTES })}
			</p>
			<ErrorLine id={`${id}-error`}>{failed ?? error}</ErrorLine>
			{unsent && (
				<div>
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
						{t('cover.again')}
					</Button>
				</div>
			)}
			<input
				ref={input}
				type="file"
				hidden
				aria-label={t('cover.choose')}
				accept={photoTypes.join()}
				onChange={({ target }) => {
					take(target.files);
					// The same file may be chosen again.
					target.value = '';
				}}
			/>
		</fieldset>
	);
}
