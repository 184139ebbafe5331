import webPush from 'web-push';
import { newSigningKey } from '../planning/signing-key.ts';

const vapidKeys = webPush.generateVAPIDKeys();

/** The least that production asks of its environment. */
export const production = {
	NODE_ENV: 'production',
	PUBLIC_URL: 'https://ancu.test',
	SECRET_KEY: 'x'.repeat(32),
	SIGNING_KEY: newSigningKey(),
	SMS_URL: 'https://sms.test',
	SMTP_URL: 'smtps://mail.test',
	MAIL_FROM: 'An Cư <lien-he@ancu.test>',
	VAPID_PUBLIC_KEY: vapidKeys.publicKey,
	VAPID_PRIVATE_KEY: vapidKeys.privateKey,
	VAPID_SUBJECT: 'mailto:lien-he@ancu.test',
	OPERATOR_NAME: 'Công ty Ví Dụ',
	OPERATOR_ADDRESS: '1 đường Ví Dụ, Đà Nẵng',
	OPERATOR_TAX_NUMBER: '0000000000',
	OPERATOR_PHONE: '+84900000000',
	OPERATOR_EMAIL: 'lien-he@ancu.test',
};
