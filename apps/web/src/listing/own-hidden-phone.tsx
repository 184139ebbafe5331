import { HiddenPhone } from '@ancu/ui/listing';
import { usePrivacy } from '../account/use-privacy.ts';

/** The account's own number stands on a listing of its own: says where nobody else sees it. */
export function OwnHiddenPhone() {
	const { isPhoneHidden, change } = usePrivacy();
	return <HiddenPhone onShow={isPhoneHidden ? () => change('isShowPhone', true) : undefined} />;
}
