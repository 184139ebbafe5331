import { AvatarField, ProfileForm, SettingsLayout } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentAddress } from '../address/current-address.tsx';
import { useAddressOptions } from '../address/use-address-options.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { usePhoneChange } from './use-phone-change.tsx';
import { useProfile } from './use-profile.ts';

const needs = { queries: () => [], namespaces: ['account', 'address'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function InformationPage() {
	const { t } = useTranslation('account');
	const { profile, save, change, sendEmailLink, uploadAvatar } = useProfile();
	const me = profile.data?.getMe;
	const [shownProvince, showProvince] = useState<string>();
	const phoneChange = usePhoneChange({ onProven: change });
	const [isDirty, setDirty] = useState(false);
	const guard = useLeaveGuard(isDirty);
	const provinceId = shownProvince ?? me?.provinceId ?? '';
	const { failed, onRetry, ...places } = useAddressOptions({ provinceId });

	return (
		<Page>
			<PrivateHead title={t('settings.information')} />
			<SettingsLayout current="information">
				<ProfileForm
					profile={me}
					failed={profile.isError}
					onRetry={profile.refetch}
					avatar={
						me && (
							<AvatarField
								name={me.name}
								avatar={me.avatar}
								onUpload={uploadAvatar}
								onRemove={() => save({ avatar: '' })}
							/>
						)
					}
					provinces={places.provinces}
					districts={places.districts}
					failedPlaces={failed}
					onPlacesRetry={onRetry}
					onProvinceChange={showProvince}
					placeNote={<CurrentAddress place={{ provinceId, districtId: '', wardId: '' }} />}
					phoneAction={phoneChange.button}
					onSendEmailLink={sendEmailLink}
					onDirtyChange={setDirty}
					onSubmit={({ dateOfBirth, ...change }) =>
						save({ ...change, ...(dateOfBirth !== undefined && { dateOfBirth: dateOfBirth || null }) })
					}
				/>
			</SettingsLayout>
			{phoneChange.dialog}
			{guard.dialog}
		</Page>
	);
}
