/** What a VietQR code of NAPAS 247 asks for. */
export interface Transfer {
	/** The bank, six digits of NAPAS. */
	bin: string;
	/** Up to 19 letters and digits. */
	account: string;
	/** Whole đồng; null leaves it to the payer. */
	amount: number | null;
	/** What the payer's bank writes beside the transfer; null leaves it to the payer. Up to 25 letters, digits and spaces without marks. */
	purpose: string | null;
}

const NAPAS = 'A000000727';
const BIN = /^\d{6}$/;
const ACCOUNT = /^[0-9A-Za-z]{1,19}$/;
const AMOUNT = /^[1-9]\d{0,12}$/;
const PURPOSE = /^[0-9A-Za-z](?:[0-9A-Za-z ]{0,23}[0-9A-Za-z])?$/;

/** What a VietQR code to an account holds. Throws a RangeError that names what breaks the format. Source: EMVCo MPM 1.1, NAPAS's guideline. */
export function buildVietQr({ bin, account, amount, purpose }: Transfer): string {
	if (!BIN.test(bin)) throw new RangeError('bin: six digits');
	if (!ACCOUNT.test(account)) throw new RangeError('account: 1 to 19 letters and digits');
	if (amount !== null && !AMOUNT.test(String(amount))) throw new RangeError('amount: whole đồng of up to 13 digits');
	if (purpose !== null && !PURPOSE.test(purpose))
		throw new RangeError('purpose: up to 25 letters, digits and spaces without marks');
	const body = [
		field('00', '01'),
		field('01', amount === null ? '11' : '12'),
		field('38', field('00', NAPAS) + field('01', field('00', bin) + field('01', account)) + field('02', 'QRIBFTTA')),
		field('53', '704'),
		amount === null ? '' : field('54', String(amount)),
		field('58', 'VN'),
		purpose === null ? '' : field('62', field('08', purpose)),
		'6304',
	].join('');
	return body + checksum(body);
}

function field(id: string, value: string): string {
	if (value.length > 99) throw new RangeError(`field ${id}: 99 characters at most`);
	return id + String(value.length).padStart(2, '0') + value;
}

/** CRC-16/CCITT-FALSE of the UTF-8 bytes, four upper-case hexadecimal digits. */
export function checksum(text: string): string {
	let crc = 0xffff;
	for (const byte of Buffer.from(text)) {
		crc ^= byte << 8;
		for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
	}
	return crc.toString(16).toUpperCase().padStart(4, '0');
}
