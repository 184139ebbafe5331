import {
	useCancelGreenCheckMutation,
	useFileGreenCheckMutation,
	useReleaseGreenCheckMutation,
	useTakeGreenCheckMutation,
} from '@ancu/api/verification';
import { listingHref } from '@ancu/ui/listing';
import { GreenCheckWork } from '@ancu/ui/verification';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useUpload } from '../file/use-upload.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { queueHref, readOpenCheck, readQueuePlace } from './check-address.ts';
import { locateSite } from './locate-site.ts';
import { useCheck } from './use-check.ts';
import { useClaims } from './use-claims.tsx';
import { useKeepFindings } from './use-keep-findings.ts';

interface CheckWorkProps {
	id: string;
	/** Of the address: the part of the queue to go back to. */
	params: URLSearchParams;
}

/** One green check, for whoever goes there. */
export function CheckWork({ id, params }: CheckWorkProps) {
	const { t } = useTranslation('web');
	const { keeping, keep, keepNow, instead, isWaiting, undoneTimes, elsewhere, ...findings } = useKeepFindings(id);
	const [hasPhotosWaiting, setPhotosWaiting] = useState(false);
	// Read again, what is not kept yet would be gone from the form.
	const { check, shown, failed, retry, change } = useCheck(id, { isUnsaved: () => isWaiting() || hasPhotosWaiting });
	const hear = useEffectEvent(findings.hear);
	useEffect(() => {
		if (check) hear(check);
	}, [check]);
	const updatedAt = check?.locationInfo.updatedAt;
	const claims = useClaims(check?.locationInfo);
	const take = useTakeGreenCheckMutation();
	const release = useReleaseGreenCheckMutation();
	const reject = useMutationOnce(useCancelGreenCheckMutation);
	const file = useFileGreenCheckMutation();
	const upload = useUpload('GREEN_CHECK_PHOTO');
	const isSaving = keeping?.kind === 'saving';
	const hasFailed = keeping?.kind === 'failed';
	const { dialog, isBlocked } = useLeaveGuard(isSaving || hasFailed || hasPhotosWaiting, {
		text: t(hasFailed ? 'leave.text' : 'leave.files'),
		loses: true,
		isSaving,
		readOpen: readOpenCheck,
	});
	// What has failed is asked about at once.
	const leave = useEffectEvent(() => {
		if (isSaving) keepNow();
	});
	useEffect(() => {
		if (isBlocked) leave();
	}, [isBlocked]);
	return (
		<>
			<GreenCheckWork
				key={undoneTimes}
				check={shown}
				failed={failed}
				onRetry={retry}
				queueHref={queueHref('checker', readQueuePlace('checker', params))}
				listingHref={check ? listingHref(check.locationInfo) : ''}
				claims={claims}
				upload={upload}
				locate={() => locateSite(check?.locationInfo)}
				keeping={keeping}
				onSave={(data) => keep(data, updatedAt)}
				onWaitingChange={setPhotosWaiting}
				elsewhere={elsewhere}
				onFile={(values) =>
					instead(() =>
						change(() =>
							file.mutateAsync({ id, data: { ...values, ...findings.seen(), ...(updatedAt && { updatedAt }) } }),
						),
					)
				}
				onTake={() => instead(() => change(() => take.mutateAsync({ id })))}
				onRelease={() => instead(() => change(() => release.mutateAsync({ id })))}
				onReject={(reason) => instead(() => change(() => reject.mutateAsync({ id, reason })))}
			/>
			{dialog}
		</>
	);
}
