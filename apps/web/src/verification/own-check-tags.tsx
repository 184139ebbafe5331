import { isOpenCheck } from '@ancu/forms/verification';
import type { OwnListing } from '@ancu/ui/listing';
import { GreenCheckStatusTag } from '@ancu/ui/verification';

const standing = { status: 'APPROVE', isPaid: true, closedAt: null } as const;

/** What a list says of an own listing's green checks: that it carries the mark, and where one that is under way stands. */
export function OwnCheckTags({ listing: { isGreenCheck, greenCheck } }: { listing: OwnListing }) {
	return (
		<>
			{isGreenCheck && <GreenCheckStatusTag check={standing} isNamed />}
			{greenCheck && isOpenCheck(greenCheck.status) && <GreenCheckStatusTag check={greenCheck} isNamed />}
		</>
	);
}
