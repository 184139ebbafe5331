import { contactPhoneSchema } from '@ancu/forms/account/schema';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readPhone } from '../account/phone.ts';

/** Nobody reaches a hotline by +84 or by a 0 before it. */
const hotlines: readonly (string | undefined)[] = ['TOLL_FREE', 'PREMIUM_RATE'];

/**
 * A number to call about a listing: mobile and landline in E.164 (`028 3822 1234` → `+842838221234`), a hotline as it is called
 * (`1900 1234` → `19001234`); undefined when it is none.
 */
export function readContactPhone(text: string): string | undefined {
	const mobile = readPhone(text);
	if (mobile) return mobile;
	const written = contactPhoneSchema.safeParse(text);
	const phone = written.success ? parsePhoneNumberFromString(written.data, 'VN') : undefined;
	if (!phone?.isValid() || phone.country !== 'VN' || phone.ext) return undefined;
	const type = phone.getType();
	if (type === 'FIXED_LINE') return phone.number;
	return hotlines.includes(type) ? phone.nationalNumber : undefined;
}
