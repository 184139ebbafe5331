export { AVATAR_MAX_MEGABYTES, avatarTypes, faultOfAvatar } from './avatar.ts';
export * from './consents.ts';
export { type Device, readDevice } from './device.ts';
export { maskPhone } from './mask-phone.ts';
export {
	type ChangePasswordValues,
	DESCRIPTION_MAX,
	type ProfileDraft,
	type ProfileValues,
	type SignInDraft,
	type SignInValues,
	signInSchema,
} from './schema.ts';
