/** A phone number with its middle hidden, enough to know one's own by: `0912 ••• 678`. Takes what `phoneSchema` takes. */
export function maskPhone(phone: string): string {
	const subscriber = phone.replace(/\D/g, '').slice(-9);
	return `0${subscriber.slice(0, 3)} ••• ${subscriber.slice(-3)}`;
}
