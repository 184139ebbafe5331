import type { Manifest } from '../database/backup/manifest.ts';

/** Whether a backup has the files too, for whoever made one or brings one back. */
export function sayFiles({ files }: Pick<Manifest, 'files'>): string {
	return files.kind === 'disk'
		? `files: ${files.count}`
		: `files: NOT included. They are in the bucket ${files.bucket} at ${files.endpoint}; keep that, and bring it back, by its own means.`;
}
