import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** A Vietnamese mobile number in E.164 (`090 123 45 67` → `+84901234567`); undefined when it is none. */
export function readPhone(text: string): string | undefined {
	const phone = parsePhoneNumberFromString(text, 'VN');
	return phone?.isValid() && phone.country === 'VN' ? phone.number : undefined;
}
