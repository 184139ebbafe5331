import type { Readable } from 'node:stream';
import type { ErrorCode } from '@ancu/forms/error';
import type { FastifyError, FastifyInstance } from 'fastify';
import { AppError } from '../graphql/app-error.ts';
import { errorMessage } from '../graphql/messages.ts';
import { readerLocale } from '../graphql/reader-locale.ts';
import type { Gate } from '../limit/at-most.ts';
import type { FileStore } from './file-store.ts';
import { readPaper } from './paper.ts';
import {
	MEGABYTE,
	makeAvatar,
	makePhotoSizes,
	PIXELS_MAX,
	type PictureLimits,
	readPicture,
	tooLarge,
} from './picture.ts';
import { type Pace, readBody } from './read-body.ts';
import { readSitePhoto } from './site-photo.ts';
import {
	keysOf,
	type NewPicture,
	nameAvatar,
	namePaper,
	namePhoto,
	nameSitePhoto,
	removePicture,
	type StoredPicture,
	storePicture,
} from './stored-picture.ts';

/** How large a file may be, by what it is for. */
export const uploadLimits = {
	AVATAR: { maxBytes: 5 * MEGABYTE, maxPixels: PIXELS_MAX },
	PHOTO: { maxBytes: 10 * MEGABYTE, maxPixels: PIXELS_MAX },
	PLANNING_FILE: { maxBytes: 20 * MEGABYTE, maxPixels: PIXELS_MAX },
	LISTING_FILE: { maxBytes: 20 * MEGABYTE, maxPixels: PIXELS_MAX },
	OFFERING_FILE: { maxBytes: 20 * MEGABYTE, maxPixels: PIXELS_MAX },
	PROCEDURE_FILE: { maxBytes: 20 * MEGABYTE, maxPixels: PIXELS_MAX },
	GREEN_CHECK_PHOTO: { maxBytes: 10 * MEGABYTE, maxPixels: PIXELS_MAX },
} satisfies Record<string, PictureLimits>;

/** What is kept as it is, and private. */
const paperPurposes: readonly (keyof typeof uploadLimits)[] = [
	'PLANNING_FILE',
	'LISTING_FILE',
	'OFFERING_FILE',
	'PROCEDURE_FILE',
];

/** An upload that waits for its file. */
export interface OpenUpload {
	id: string;
	/** Whose it is. */
	account_id: string;
	purpose: keyof typeof uploadLimits;
}

export interface UploadOptions {
	store: FileStore;
	/** Lets in as many pictures as may be worked on at once. */
	gate: Gate;
	/** The upload that a token stands for; undefined when there is none, or it is out of date, or its file is there. */
	findUpload: (token: string) => Promise<OpenUpload | undefined>;
	/** Has files removed some time from now, whatever becomes of this process; returns what `completeUpload` takes that back by. */
	planRemoval: (keys: readonly string[]) => Promise<number>;
	/** Notes where the files are, so that they stay. False when the upload is not open any more: then they are taken away again. */
	completeUpload: (id: string, picture: StoredPicture, removal: number) => Promise<boolean>;
	/** How long a file may take to come. @default 120000 */
	timeoutMs?: number;
	/** How fast it has to come meanwhile. @default 5 KB a second, looked at every ten seconds */
	pace?: Pace;
}

// Each holds its file in memory until its turn comes.
const AT_ONCE_MAX = 32;
/** Of one account: a form sends three pictures and, beside them, three papers of each kind. */
const OF_ONE_MAX = 8;
// Eight at once on a phone that sends 40 KB a second. Whoever sends nothing must not hold a place until the time is over.
const PACE: Pace = { bytesPerSecond: 5_000, everyMs: 10_000 };
const RETRY_AFTER_S = 30;

const STATUS: Partial<Record<ErrorCode, number>> = {
	NETWORK: 408,
	UPLOAD_EXPIRED: 409,
	FILE_TOO_LARGE: 413,
	FILE_NOT_IMAGE: 422,
	FILE_NOT_PAPER: 422,
	TOO_MANY_REQUESTS: 503,
	UNAVAILABLE: 503,
};

/**
 * Takes files at `PUT /uploads/<token>`, as the body and with their own content type; what a paper is called goes along in
 * `x-file-name`, percent-encoded. Answers 201 with the upload's id and what is kept of it in pixels, or
 * `{ code, message }`: 409 no such upload, or its file is coming or there already, 413 too large, 415 and 422 no picture,
 * 503 too busy, or no room for it, and 408 where it comes too slowly: the same address may be tried again. A connection that takes
 * longer than `timeoutMs` is cut.
 */
export async function registerUploads(
	app: FastifyInstance,
	{ store, gate, findUpload, planRemoval, completeUpload, timeoutMs = 120_000, pace = PACE }: UploadOptions,
): Promise<void> {
	/** Uploads on their way, and whose they are. */
	const coming = new Map<string, string>();

	const ofAccount = (accountId: string) => [...coming.values()].filter((one) => one === accountId).length;

	const safe: FileStore = {
		...store,
		put: (key, bytes) =>
			store.put(key, bytes).catch((error) => {
				app.log.error({ err: error }, 'a file could not be kept');
				throw new AppError('UNAVAILABLE');
			}),
	};

	async function make(purpose: OpenUpload['purpose'], bytes: Buffer, name: unknown): Promise<NewPicture> {
		const limits = uploadLimits[purpose];
		if (paperPurposes.includes(purpose)) return namePaper(await gate(() => readPaper(bytes, limits, name)));
		if (purpose === 'GREEN_CHECK_PHOTO') return nameSitePhoto(await gate(() => readSitePhoto(bytes, limits)));
		await gate(() => readPicture(bytes, limits));
		return purpose === 'AVATAR'
			? nameAvatar(await gate(() => makeAvatar(bytes)))
			: namePhoto(await gate(() => makePhotoSizes(bytes)));
	}

	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'], (_request, body, done) =>
			done(null, body),
		);

		scope.addHook('onRequest', async ({ raw }, reply) => {
			reply.header('cache-control', 'no-store');
			const timer = setTimeout(() => raw.destroy(), timeoutMs);
			raw.once('close', () => clearTimeout(timer));
		});

		scope.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
			const isWrongType = error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
			const failure = isWrongType ? new AppError('FILE_NOT_IMAGE') : error;
			if (!(failure instanceof AppError)) throw failure;
			const { code, details } = failure;
			const locale = readerLocale(request);
			if (STATUS[code] === 503) reply.header('retry-after', RETRY_AFTER_S);
			return reply
				.code(isWrongType ? 415 : (STATUS[code] ?? 400))
				.send({ code, message: errorMessage(code, details.params ?? {}, locale) });
		});

		scope.put<{ Params: { token: string }; Body: Readable | undefined }>('/uploads/:token', async (request, reply) => {
			const upload = await findUpload(request.params.token);
			if (!upload) throw new AppError('UPLOAD_EXPIRED');
			const { id, account_id, purpose } = upload;
			if (coming.has(id)) throw new AppError('UPLOAD_EXPIRED');
			const isFull = coming.size >= AT_ONCE_MAX || ofAccount(account_id) >= OF_ONE_MAX;
			if (isFull) throw new AppError('TOO_MANY_REQUESTS', { params: { minutes: 1 } });
			coming.set(id, account_id);
			try {
				const limits = uploadLimits[purpose];
				if (Number(request.headers['content-length']) > limits.maxBytes) throw tooLarge(limits);
				if (!request.body) throw new AppError('FILE_NOT_IMAGE');
				const bytes = await readBody(request.body, limits, pace);
				const made = await make(purpose, bytes, request.headers['x-file-name']);
				const { picture } = made;
				// A file that was stored and not noted could be found by nobody, not even to be erased with its account.
				const removal = await planRemoval(keysOf(picture));
				await storePicture(safe, made);
				if (!(await completeUpload(id, picture, removal))) {
					await removePicture(store, picture);
					throw new AppError('UPLOAD_EXPIRED');
				}
				return reply.code(201).send({ id, width: picture.width, height: picture.height });
			} finally {
				coming.delete(id);
			}
		});
	});
}
