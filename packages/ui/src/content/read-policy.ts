import type { PolicyName } from '@ancu/forms/content';
import type { PolicyText } from './policy-text.ts';

/** Each text comes by itself, when its page is opened. */
const texts: Readonly<Record<PolicyName, () => Promise<{ default: PolicyText }>>> = {
	privacy: () => import('./texts/privacy.ts'),
	'rule.account': () => import('./texts/rule-account.ts'),
	'rule.customer': () => import('./texts/rule-customer.ts'),
	'rule.information': () => import('./texts/rule-information.ts'),
	'rule.limit': () => import('./texts/rule-limit.ts'),
	'rule.own': () => import('./texts/rule-own.ts'),
	'rule.violate': () => import('./texts/rule-violate.ts'),
	'security.apply': () => import('./texts/security-apply.ts'),
	'security.cookies': () => import('./texts/security-cookies.ts'),
	'security.data': () => import('./texts/security-data.ts'),
	'security.payment': () => import('./texts/security-payment.ts'),
	'used.duty': () => import('./texts/used-duty.ts'),
	'used.except': () => import('./texts/used-except.ts'),
	'used.service': () => import('./texts/used-service.ts'),
};

/** The text of a policy page, in every language. */
export async function readPolicy(name: PolicyName): Promise<PolicyText> {
	return (await texts[name]()).default;
}
