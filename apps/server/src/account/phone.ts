import { phoneSchema } from '@ancu/forms/account/schema';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { badField } from '../graphql/app-error.ts';

/** A Vietnamese mobile number in E.164 (`090 123 45 67` → `+84901234567`); undefined when it is none. */
export function readPhone(text: string): string | undefined {
	const written = phoneSchema.safeParse(text);
	const phone = written.success ? parsePhoneNumberFromString(written.data, 'VN') : undefined;
	return phone?.isValid() && phone.country === 'VN' && !phone.ext ? phone.number : undefined;
}

/** The same. Throws BAD_INPUT `invalid` at `phone` where it is none. */
export function needPhone(text: string): string {
	const phone = readPhone(text);
	if (!phone) throw badField('phone', 'invalid');
	return phone;
}
