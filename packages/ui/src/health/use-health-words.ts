import { useTranslation } from 'react-i18next';

const kinds = {
	'sms.send': 'smsSend',
	'mail.send': 'mailSend',
	'mail.contact': 'mailContact',
	'photo.avif': 'photoAvif',
	'file.delete': 'fileDelete',
	'notification.send': 'notificationSend',
	'notification.mail': 'notificationMail',
	'notification.digest': 'notificationDigest',
	'push.send': 'pushSend',
	'planning.document': 'planningDocument',
	'listing.words': 'listingWords',
} as const;
const providers = ['bank', 'vnpay', 'momo', 'zalopay', 'card', 'wallet'] as const;

/** Words for the server's own names. One that is not known yet is said as it is. */
export function useHealthWords(): { kindOf: (kind: string) => string; providerOf: (provider: string) => string } {
	const { t } = useTranslation('health');
	return {
		kindOf: (kind) => {
			const known = kinds[kind as keyof typeof kinds];
			return known ? t(`kind.${known}`) : kind;
		},
		providerOf: (provider) => {
			const known = providers.find((name) => name === provider);
			return known ? t(`provider.${known}`) : provider;
		},
	};
}
