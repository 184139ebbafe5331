import type { Viewer } from '../access/viewer.ts';
import { AppError } from '../graphql/app-error.ts';

/** Throws OWN_MONEY where staff would decide about money of their own: that takes somebody else. */
export function requireOthers(viewer: Pick<Viewer, 'id'> | null, accountId: string | undefined): void {
	if (viewer !== null && viewer.id === accountId) throw new AppError('OWN_MONEY');
}
