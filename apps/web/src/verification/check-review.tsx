import {
	useApproveGreenCheckMutation,
	useCancelGreenCheckMutation,
	useReleaseGreenCheckMutation,
	useSendBackGreenCheckMutation,
} from '@ancu/api/verification';
import { serverDate } from '@ancu/forms/format';
import { listingHref } from '@ancu/ui/listing';
import { GreenCheckReview } from '@ancu/ui/verification';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { queueHref, readQueuePlace } from './check-address.ts';
import { useCheck } from './use-check.ts';
import { useClaims } from './use-claims.tsx';

interface CheckReviewProps {
	id: string;
	/** Of the address: the part of the queue to go back to. */
	params: URLSearchParams;
}

/** One green check, for whoever approves it. */
export function CheckReview({ id, params }: CheckReviewProps) {
	const { check, shown, failed, retry, change } = useCheck(id);
	const claims = useClaims(check?.locationInfo);
	const approve = useApproveGreenCheckMutation();
	const sendBack = useSendBackGreenCheckMutation();
	const reject = useMutationOnce(useCancelGreenCheckMutation);
	const release = useReleaseGreenCheckMutation();
	const place = readQueuePlace('admin', params);
	return (
		<GreenCheckReview
			check={shown}
			failed={failed}
			onRetry={retry}
			queueHref={queueHref('admin', place)}
			workHref={queueHref('checker', place, id)}
			listingHref={check ? listingHref(check.locationInfo) : ''}
			claims={claims}
			now={serverDate()}
			onApprove={() => change(() => approve.mutateAsync({ id, filedAt: check?.filedAt }))}
			onSendBack={(reason) => change(() => sendBack.mutateAsync({ id, reason, filedAt: check?.filedAt }))}
			onReject={(reason) => change(() => reject.mutateAsync({ id, reason, filedAt: check?.filedAt }))}
			onRelease={() => change(() => release.mutateAsync({ id }))}
		/>
	);
}
